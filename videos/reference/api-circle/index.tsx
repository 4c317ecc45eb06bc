import {Circle} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export default function ApiCircle({radius = 220, strokeWidth = 28}: {radius: number; strokeWidth: number}) {
  const frame = useCurrentFrame();
  const grow = (delay: number) =>
    interpolate(frame - delay, [0, 30, 100, 120], [0, 1, 1, 0], {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#10131a', alignItems: 'center', justifyContent: 'center'}}>
      <Circle radius={radius} fill="#7cc4ff" style={{position: 'absolute'}} />
      <Circle
        radius={radius}
        fill="none"
        stroke="#0b84f3"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={`${grow(15)} 2`}
        style={{position: 'absolute', opacity: grow(15) > 0 ? 1 : 0}}
      />
      <div style={{position: 'absolute', left: 640, width: radius * grow(10), borderTop: '6px solid #10131a'}} />
      <div style={{position: 'absolute', left: 640, width: radius, top: 376, textAlign: 'center', fontSize: 44, fontWeight: 700, opacity: grow(10)}}>{radius}</div>
    </AbsoluteFill>
  );
}
