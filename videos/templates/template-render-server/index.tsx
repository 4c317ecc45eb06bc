import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const PERIOD = 36; // Frames from one job to the next
const colors = ['#0b84f3', '#7cc4ff', '#ffb020'];
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;

/** Jobs come in on the left, one renders at a time, videos leave on the right. The video loops after three jobs. */
export default function RenderServer() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 80, top: 62, fontFamily: 'ui-monospace, monospace', fontSize: 48}}>
        <span style={{color: '#ffb020'}}>POST</span> /renders
      </div>
      <div style={{position: 'absolute', left: 0, right: 0, top: 398, height: 8, backgroundColor: '#25324a'}} />
      {Array.from({length: 9}, (_, i) => {
        const age = frame - (i - 5) * PERIOD;
        const step = age / PERIOD;
        // Waits in three places, renders in the middle, leaves
        const x = interpolate(step, [0, 0.35, 1, 1.35, 2, 2.35, 3, 3.35, 4, 4.4], [-160, 90, 90, 270, 270, 590, 590, 960, 960, 1400], clamp);
        const progress = interpolate(step, [2.35, 3], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
        const color = colors[i % 3];
        return (
          <div key={i} style={{position: 'absolute', left: x, top: 340, width: 150, height: 124, borderRadius: 22, overflow: 'hidden', border: `6px solid ${color}`, backgroundColor: '#0d1321'}}>
            <div style={{position: 'absolute', inset: 0, backgroundColor: color, transformOrigin: 'left', transform: `scaleX(${progress})`}} />
            <svg viewBox="0 0 150 124" width={138} height={112} style={{position: 'absolute', opacity: progress}}>
              <path d="M 60 38 L 100 62 L 60 86 Z" fill="#0d1321" stroke="#0d1321" strokeWidth={8} strokeLinejoin="round" />
            </svg>
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 540, top: 230, width: 250, height: 344, borderRadius: 32, border: '8px solid #f7f8fa'}}>
        {[0, 1, 2].map((light) => (
          <div key={light} style={{position: 'absolute', left: 30 + light * 40, top: 30, width: 22, height: 22, borderRadius: 11, backgroundColor: colors[light], opacity: Math.floor(frame / 12) % 3 === light ? 1 : 0.3}} />
        ))}
        <div style={{position: 'absolute', left: 30, right: 30, bottom: 30, height: 14, borderRadius: 7, backgroundColor: '#25324a'}}>
          <div style={{width: `${interpolate((frame % PERIOD) / PERIOD, [0.35, 1], [0, 100], {extrapolateLeft: 'clamp'})}%`, height: '100%', borderRadius: 7, backgroundColor: '#f7f8fa'}} />
        </div>
      </div>
    </AbsoluteFill>
  );
}
