import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';
import {Code} from './code';
import {CUES, SCENE, Scene} from './scene';
import {Strip} from './strip';

export type HomeHeroProps = {
  /** The words in the picture; two short words look best. */
  title?: string;
  /** Colour of the reel until the code changes it. */
  accent?: string;
};

/** Code on the left, the frame that it makes on the right, and below them the frames of the whole loop. */
export default function HomeHero({title = 'Hello, frames', accent = '#0b84f3'}: HomeHeroProps) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const glow = Math.max(
    ...[CUES.reel, CUES.title, CUES.amber].map((cue) => interpolate(frame - cue, [-1, 1, 24], [0, 1, 0], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})),
  );

  return (
    <AbsoluteFill style={{background: 'radial-gradient(120% 90% at 70% 20%, #17233f, #0d1321 65%)', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 56, top: 56, width: 528, height: 466, padding: '24px 32px', borderRadius: 18, backgroundColor: '#0a0f1b', border: '2px solid #1f2b47', overflow: 'hidden'}}>
        <Code frame={frame} />
      </div>
      <div style={{position: 'absolute', left: 600, top: 56, ...SCENE, borderRadius: 18, overflow: 'hidden', boxShadow: `0 0 0 ${2 + glow * 2}px rgba(11, 132, 243, ${0.25 + glow * 0.75}), 0 24px 80px rgba(11, 132, 243, ${0.12 + glow * 0.3})`}}>
        <Scene frame={frame} fps={fps} title={title} accent={accent} />
      </div>
      <div style={{position: 'absolute', left: 600, top: 434, width: SCENE.width, height: 88, display: 'flex', justifyContent: 'space-between', alignItems: 'flex-end', fontVariantNumeric: 'tabular-nums'}}>
        <div style={{fontSize: 78, fontWeight: 700, lineHeight: 0.92, letterSpacing: '-0.04em'}}>
          <span style={{fontSize: 30, fontWeight: 500, letterSpacing: 0, color: '#8797b5', marginRight: 16}}>frame</span>
          {frame}
        </div>
        <div style={{fontSize: 30, fontWeight: 500, color: '#8797b5'}}>{(frame / fps).toFixed(2)} s</div>
      </div>
      <Strip title={title} accent={accent} />
    </AbsoluteFill>
  );
}
