import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const FRAMES = 40;
const KEY_EVERY = 10;
const TARGET = 26;
const LANDING = Math.floor(TARGET / KEY_EVERY) * KEY_EVERY;
const x = (index: number) => 90 + index * 27.6;

export default function KeyframeSeek() {
  const frame = useCurrentFrame();
  const jump = interpolate(frame, [24, 48], [3, LANDING], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  const walk = interpolate(frame, [62, 122], [LANDING, TARGET], HOLD);
  const head = frame < 55 ? jump : walk;
  const asked = interpolate(frame, [6, 18], [0, 1], HOLD);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      {Array.from({length: FRAMES}, (_, i) => {
        const isKey = i % KEY_EVERY === 0;
        const decoded = frame >= 62 && i >= LANDING && i <= walk;
        const color = i === TARGET && decoded ? '#f7f8fa' : decoded ? '#0b84f3' : isKey ? '#ffb020' : '#2a3857';
        return <div key={i} style={{position: 'absolute', left: x(i), top: isKey ? 270 : 310, width: 20, height: isKey ? 190 : 110, borderRadius: 6, backgroundColor: color}} />;
      })}
      <div style={{position: 'absolute', left: x(TARGET) - 190, top: 96, width: 400, textAlign: 'center', opacity: asked}}>seek(5.3)</div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <path d={`M${x(TARGET) + 10} 166 V296`} stroke="#f7f8fa" strokeWidth={5} strokeDasharray="14 10" opacity={asked} />
        <path d={`M${x(head) + 10} 486 l-24 40 h48 Z`} fill="#7cc4ff" />
      </svg>
      <div style={{position: 'absolute', left: 90, right: 90, top: 570, textAlign: 'center', color: '#7cc4ff'}}>
        {frame < 24 ? 'Reading' : frame < 62 ? 'Jump to a keyframe: 4 s' : walk < TARGET ? 'Decode, but do not show' : 'Show the frame at 5.3 s'}
      </div>
      <div style={{position: 'absolute', left: 90, top: 640, width: 1100, display: 'flex', justifyContent: 'space-between', fontSize: 40, color: '#8b95ad'}}>
        <span>0 s</span>
        <span>8 s</span>
      </div>
    </AbsoluteFill>
  );
}
