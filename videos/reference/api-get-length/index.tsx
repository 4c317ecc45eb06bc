import {evolvePath, getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 120 420 C 260 60 420 60 560 300 S 860 600 1160 180';
const length = getLength(path);
const ticks = Array.from({length: Math.floor(length / 100)}, (_, i) => (i + 1) * 100);

export default function ApiGetLength() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 90, 130, 148], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#1d3a6b" strokeWidth={14} strokeLinecap="round" />
        <path d={path} fill="none" stroke="#0b84f3" strokeWidth={14} strokeLinecap="round" {...evolvePath(progress, path)} />
        {ticks.map((at) => {
          const {x, y} = getPointAtLength(path, at);
          const tangent = getTangentAtLength(path, at);
          const reached = progress * length >= at;
          const size = reached ? 26 : 16;
          return (
            <line
              key={at}
              x1={x - tangent.y * size}
              y1={y + tangent.x * size}
              x2={x + tangent.y * size}
              y2={y - tangent.x * size}
              stroke={reached ? '#ffb020' : '#3a5580'}
              strokeWidth={6}
              strokeLinecap="round"
            />
          );
        })}
      </svg>
      <div style={{position: 'absolute', bottom: 60, left: 120, fontSize: 96, fontWeight: 700, fontVariantNumeric: 'tabular-nums'}}>
        {(progress * length).toFixed(1)} <span style={{fontSize: 44, fontWeight: 400, color: '#7cc4ff'}}>of {length.toFixed(1)}</span>
      </div>
    </AbsoluteFill>
  );
}
