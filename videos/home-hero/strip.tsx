import {useCurrentFrame, useVideoConfig} from 'remotion';
import {SCENE, Scene} from './scene';

const CELLS = 12;
const GAP = 8;
const WIDTH = 1168;
const CELL = (WIDTH - GAP * (CELLS - 1)) / CELLS;
const SCALE = CELL / SCENE.width;

/** Twelve frames of the loop, each drawn by the same scene at its own time, and the play head that crosses them. */
export const Strip = ({title, accent}: {title: string; accent: string}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const at = (frame / (durationInFrames - 1)) * WIDTH;

  return (
    <div style={{position: 'absolute', left: 56, top: 592, width: WIDTH, display: 'flex', gap: GAP}}>
      {Array.from({length: CELLS}, (_, i) => {
        const shownAt = Math.round(((i + 0.5) / CELLS) * durationInFrames);
        return (
          <div key={i} style={{width: CELL, height: SCENE.height * SCALE, borderRadius: 8, overflow: 'hidden', opacity: i * (CELL + GAP) < at ? 1 : 0.22}}>
            <div style={{...SCENE, scale: String(SCALE), transformOrigin: '0 0'}}>
              <Scene frame={shownAt} fps={fps} title={title} accent={accent} />
            </div>
          </div>
        );
      })}
      <svg width={40} height={116} viewBox="0 0 40 116" style={{position: 'absolute', left: at - 20, top: -44, overflow: 'visible'}}>
        <path fill="#0b84f3" stroke="#0d1321" strokeWidth={5} paintOrder="stroke" d="M6 0h28a6 6 0 0 1 6 6v8a8 8 0 0 1-2.4 5.7L23 34v79a3 3 0 0 1-6 0V34L2.4 19.7A8 8 0 0 1 0 14V6a6 6 0 0 1 6-6Z" />
      </svg>
    </div>
  );
};
