import {AbsoluteFill, Easing, type EasingFunction, interpolate, useCurrentFrame} from 'remotion';

const curves: Record<string, EasingFunction> = {
  linear: Easing.linear,
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  elastic: Easing.elastic(1),
  back: Easing.back(),
  bounce: Easing.bounce,
};

const directions = {in: Easing.in, out: Easing.out, inOut: Easing.inOut};

export default function EasingCurve({curve = 'cubic', direction = 'inOut'}: {curve?: string; direction?: 'in' | 'out' | 'inOut'}) {
  const frame = useCurrentFrame();
  const easing = directions[direction](curves[curve] ?? Easing.linear);
  const linear = interpolate(frame, [15, 75], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const value = easing(linear);
  const x = (t: number) => 100 + t * 480;
  const y = (v: number) => 590 - v * 440;
  const points = Array.from({length: 101}, (_, i) => `${x(i / 100)},${y(easing(i / 100))}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg width={1280} height={720} style={{position: 'absolute'}} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <rect x={100} y={150} width={480} height={440} rx={10} fill="#18223a" stroke="#3c4a66" strokeWidth={3} />
        <polyline points={points} stroke="#0b84f3" strokeWidth={9} />
        <line x1={x(linear)} x2={x(linear)} y1={590} y2={y(value)} stroke="#ffb020" strokeWidth={4} />
        <circle cx={x(linear)} cy={y(value)} r={16} fill="#ffb020" stroke="#f7f8fa" strokeWidth={5} />
        <line x1={740} x2={1140} y1={440} y2={440} stroke="#3c4a66" strokeWidth={6} />
      </svg>
      <div style={{position: 'absolute', left: 100, top: 622, width: 480, textAlign: 'center', fontSize: 40, color: '#9aa7bd'}}>progress</div>
      <div style={{position: 'absolute', left: 100, top: 52, fontSize: 52, fontWeight: 700, whiteSpace: 'nowrap'}}>
        Easing.{direction}(Easing.{curve}{curve === 'back' || curve === 'elastic' ? '()' : ''})
      </div>
      <div style={{position: 'absolute', left: 740, top: 190, fontSize: 84, fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: '#0b84f3'}}>{value.toFixed(2)}</div>
      <div style={{position: 'absolute', left: 690, top: 390, width: 100, height: 100, borderRadius: 26, backgroundColor: '#0b84f3', transform: `translateX(${value * 400}px)`}} />
    </AbsoluteFill>
  );
}
