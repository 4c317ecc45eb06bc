import {AbsoluteFill, Easing, type EasingFunction, interpolate, useCurrentFrame} from 'remotion';

const curves: Record<string, EasingFunction> = {
  linear: Easing.linear,
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  poly: Easing.poly(5),
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  back: Easing.back(),
  elastic: Easing.elastic(2),
  bounce: Easing.bounce,
  bezier: Easing.bezier(0.7, -0.4, 0.3, 1.4),
};

const x = (progress: number) => 70 + progress * 350;
const y = (value: number) => 270 - value * 180;

export default function EasingCurves({curve = 'cubic'}) {
  const frame = useCurrentFrame();
  const easing = curves[curve] ?? Easing.linear;
  const progress = interpolate(frame, [8, 58], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const value = easing(progress);
  const points = Array.from({length: 141}, (_, i) => `${x(i / 140)},${y(easing(i / 140))}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg width={640} height={360} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M 70 ${y(0)} H 570 M 70 ${y(1)} H 570`} stroke="#2a3350" strokeWidth={2} strokeDasharray="2 9" />
        <polyline points={points} stroke="#0b84f3" strokeWidth={7} />
        <line x1={x(progress)} x2={500} y1={y(value)} y2={y(value)} stroke="#ffb020" strokeWidth={2} opacity={0.7} />
        <circle cx={x(progress)} cy={y(value)} r={11} fill="#ffb020" />
        <rect x={496} y={y(value) - 34} width={68} height={68} rx={18} fill="#f7f8fa" />
      </svg>
    </AbsoluteFill>
  );
}
