import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const ease = (frame: number, from: number, to: number) =>
  interpolate(frame, [from, to], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});

const Box = ({name, left, top, height = 150}: {name: string; left: number; top: number; height?: number}) => (
  <div style={{position: 'absolute', left, top, width: 300, height, borderRadius: 22, backgroundColor: '#1c2740', display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700}}>{name}</div>
);

export default function PresignedUpload() {
  const frame = useCurrentFrame();
  const ask = ease(frame, 8, 38);
  const answer = ease(frame, 44, 74);
  const upload = ease(frame, 84, 150);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <line x1={370} y1={160} x2={910} y2={160} stroke="#2a3857" strokeWidth={6} />
        <line x1={370} y1={215} x2={910} y2={215} stroke="#2a3857" strokeWidth={6} />
        <line x1={370} y1={560} x2={910} y2={560} stroke="#2a3857" strokeWidth={64} />
        <line x1={370} y1={560} x2={370 + 540 * upload} y2={560} stroke="#ffb020" strokeWidth={64} />
        <circle cx={370 + 540 * ask} cy={160} r={15} fill="#7cc4ff" opacity={ask > 0 && ask < 1 ? 1 : 0.35} />
        <circle cx={910 - 540 * answer} cy={215} r={15} fill="#7cc4ff" opacity={answer > 0 && answer < 1 ? 1 : 0.35} />
      </svg>
      <Box name="Browser" left={70} top={110} height={525} />
      <Box name="Your server" left={910} top={110} />
      <Box name="Storage" left={910} top={485} />
      <div style={{position: 'absolute', left: 390, top: 92, width: 500, textAlign: 'center', fontSize: 40, color: '#7cc4ff', opacity: ask > 0 ? 1 : 0.35}}>1. type and size</div>
      <div style={{position: 'absolute', left: 390, top: 232, width: 500, textAlign: 'center', fontSize: 40, color: '#7cc4ff', opacity: answer > 0 ? 1 : 0.35}}>2. signed URL</div>
      <div style={{position: 'absolute', left: 390, top: 452, width: 500, textAlign: 'center', fontSize: 40, color: '#ffb020', opacity: upload > 0 ? 1 : 0.35}}>3. the whole file</div>
    </AbsoluteFill>
  );
}
