import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const STEP = 45;

export default function RotateCanvas() {
  const frame = useCurrentFrame();
  const step = Math.floor(frame / STEP);
  const eased = interpolate(frame % STEP, [12, 34], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
  const angle = (step + eased) * 90;
  const shown = Math.round(angle / 90) % 4;
  const portrait = shown % 2 === 1;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 120, top: 80, width: 560, height: 560, display: 'flex', alignItems: 'center', justifyContent: 'center'}}>
        <div style={{position: 'relative', width: 512, height: 288, borderRadius: 18, overflow: 'hidden', backgroundColor: '#0b84f3', rotate: `${angle}deg`}}>
          <div style={{position: 'absolute', left: 52, top: 44, width: 84, height: 84, borderRadius: 42, backgroundColor: '#ffb020'}} />
          <svg viewBox="0 0 512 288" style={{position: 'absolute'}}>
            <path d="M0 288 L150 130 L250 230 L350 90 L512 288 Z" fill="#0d1321" opacity={0.75} />
          </svg>
        </div>
      </div>
      <div style={{position: 'absolute', left: 760, top: 250}}>
        <div style={{fontSize: 64, fontWeight: 700, color: '#ffb020'}}>rotate: {shown * 90}</div>
        <div style={{marginTop: 26}}>{portrait ? '1080 × 1920' : '1920 × 1080'}</div>
      </div>
    </AbsoluteFill>
  );
}
