import {Polygon} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {points: number; radius: number; cornerRadius: number};

export default function ApiPolygon({points = 6, radius = 260, cornerRadius = 0}: Props) {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [20, 100], [0, 360 / points], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const corners = Array.from({length: points}, (_, i) => (i * 2 * Math.PI) / points - Math.PI / 2);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 0, top: 0, width: 800, height: 720, transformOrigin: '400px 360px', transform: `rotate(${turn}deg)`}}>
        <div style={{position: 'absolute', left: 400, top: 360 - radius, transform: 'translateX(-50%)', lineHeight: 0}}>
          <Polygon points={points} radius={radius} cornerRadius={cornerRadius} fill="#0b84f3" />
        </div>
        <svg style={{position: 'absolute', opacity: cornerRadius === 0 ? 1 : 0}} width={800} height={720}>
          <circle cx={400} cy={360} r={radius} fill="none" stroke="#ffb020" strokeWidth={4} strokeDasharray="10 12" />
          {corners.map((angle) => (
            <circle key={angle} cx={400 + Math.cos(angle) * radius} cy={360 + Math.sin(angle) * radius} r={14} fill="#ffb020" />
          ))}
        </svg>
      </div>
      <div style={{position: 'absolute', left: 850, top: 270, display: 'grid', gridTemplateColumns: 'auto auto', gap: '28px 36px', fontSize: 44}}>
        <span>points</span>
        <b>{points}</b>
        <span>radius</span>
        <b>{radius}</b>
      </div>
    </AbsoluteFill>
  );
}
