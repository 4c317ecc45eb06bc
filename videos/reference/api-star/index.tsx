import {Star} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {points: number; innerRadius: number; outerRadius: number; cornerRadius: number};

export default function ApiStar({points = 5, innerRadius = 120, outerRadius = 270, cornerRadius = 0}: Props) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const open = spring({frame, fps, delay: 5, config: {damping: 12}}) - spring({frame: frame - durationInFrames + 22, fps, config: {damping: 200}, durationInFrames: 20});
  const ring = (radius: number, color: string) => (
    <circle cx={400} cy={360} r={Math.max(0, radius)} fill="none" stroke={color} strokeWidth={4} strokeDasharray="10 12" />
  );
  const inner = innerRadius + (outerRadius - innerRadius) * (1 - open);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {/* The path touches the left and top edge of its box, so half the width lies left of the centre */}
      <div style={{position: 'absolute', left: 400, top: 360 - outerRadius, transform: 'translateX(-50%)', lineHeight: 0}}>
        <Star points={points} innerRadius={inner} outerRadius={outerRadius} cornerRadius={cornerRadius} fill="#0b84f3" />
      </div>
      <svg style={{position: 'absolute'}} width={800} height={720}>
        {cornerRadius === 0 ? ring(outerRadius, '#7cc4ff') : null}
        {cornerRadius === 0 ? ring(inner, '#ffb020') : null}
      </svg>
      <div style={{position: 'absolute', left: 800, top: 220, display: 'grid', gridTemplateColumns: 'auto auto', gap: '28px 36px', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
        <span>points</span>
        <b>{points}</b>
        <span style={{color: '#ffb020'}}>innerRadius</span>
        <b>{Math.round(inner)}</b>
        <span style={{color: '#7cc4ff'}}>outerRadius</span>
        <b>{outerRadius}</b>
      </div>
    </AbsoluteFill>
  );
}
