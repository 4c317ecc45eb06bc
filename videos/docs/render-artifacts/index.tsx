import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const FILES = [
  {name: 'talk.mp4', at: 130, color: '#0b84f3', from: 1},
  {name: 'talk.srt', at: 12, color: '#7cc4ff', from: 0},
  {name: 'thumbnail.jpeg', at: 66, color: '#ffb020', from: 0.5},
];
const LEFT = 70;
const WIDTH = 1140;

/** A render runs along its frames; on two of them it drops a file of its own. */
export default function RenderArtifacts() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [12, 120], [0, 1], HOLD);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: LEFT, top: 76, display: 'flex', justifyContent: 'space-between', width: WIDTH}}>
        <span style={{fontSize: 56}}>Rendering Talk</span>
        <span style={{color: '#8f9bb3', fontSize: 56}}>Frame {Math.round(progress * 240)}</span>
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 190, width: WIDTH, height: 90, borderRadius: 20, overflow: 'hidden', backgroundColor: '#1c2740'}}>
        <div style={{width: `${progress * 100}%`, height: '100%', backgroundColor: '#0b84f3'}} />
      </div>
      {FILES.map(({name, at, color, from}, i) => {
        const fall = interpolate(frame, [at, at + 16], [0, 1], {...HOLD, easing: Easing.out(Easing.cubic)});
        const left = 70 + i * 392;
        const start = LEFT + from * (WIDTH - 356);
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: start + (left - start) * fall,
              top: 190 + 220 * fall,
              width: 356,
              height: 210,
              opacity: Math.min(1, fall * 3),
              scale: String(0.4 + 0.6 * fall),
              borderRadius: 24,
              backgroundColor: '#1c2740',
              borderTop: `14px solid ${color}`,
              boxSizing: 'border-box',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            {name}
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
