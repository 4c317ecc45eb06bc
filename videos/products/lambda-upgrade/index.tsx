import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const SWITCH = 90;

/** Old and new function run side by side: deploy, switch the app, delete. */
export default function LambdaUpgrade() {
  const frame = useCurrentFrame();
  const created = interpolate(frame, [25, 40], [0, 1], CLAMP);
  const removed = interpolate(frame, [150, 165], [1, 0], CLAMP);
  const step = frame < 25 ? 'Version 4.0.380 renders' : frame < SWITCH ? '1. Deploy the new function' : frame < 150 ? '2. Release the app' : '3. Delete the old function';
  const fn = (y: number, name: string, opacity: number, color: string) => (
    <div style={{position: 'absolute', left: 760, top: y, width: 440, height: 150, borderRadius: 24, backgroundColor: color, opacity, display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 54, fontWeight: 700}}>{name}</div>
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 60, fontSize: 54, fontWeight: 700}}>{step}</div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fill="none" strokeWidth={5} stroke="#2a3857">
        <path d="M390 425 C 560 425 580 305 760 305" opacity={removed} />
        <path d="M390 425 C 560 425 580 545 760 545" opacity={created} />
        {Array.from({length: 14}, (_, i) => {
          const start = i * 14 - 10;
          const t = interpolate(frame, [start, start + 28], [0, 1], CLAMP);
          if (t <= 0 || t >= 1) return null;
          const target = start < SWITCH ? 305 : 545;
          const u = 1 - t;
          const x = 390 * u ** 3 + 1680 * t * u ** 2 + 1740 * t ** 2 * u + 760 * t ** 3;
          const y = 425 * (u ** 3 + 3 * t * u ** 2) + target * (3 * t ** 2 * u + t ** 3);
          return <circle key={i} cx={x} cy={y} r={15} fill={target === 305 ? '#7cc4ff' : '#ffb020'} stroke="none" />;
        })}
      </svg>
      <div style={{position: 'absolute', left: 60, top: 345, width: 330, height: 160, borderRadius: 24, backgroundColor: '#1c2740', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 54, fontWeight: 700}}>Your app</div>
      {fn(230, '4.0.380', 0.15 + 0.85 * removed, '#0b84f3')}
      {fn(470, '4.0.383', created, '#b97a08')}
    </AbsoluteFill>
  );
}
