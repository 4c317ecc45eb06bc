import {AbsoluteFill, type ExtrapolateType, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

export default function Interpolate({extrapolateLeft = 'clamp', extrapolateRight = 'clamp'}: {extrapolateLeft?: ExtrapolateType; extrapolateRight?: ExtrapolateType}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const at = (input: number) => interpolate(input, [30, 90], [0, 100], {extrapolateLeft, extrapolateRight});
  const x = (input: number) => 110 + (input / (durationInFrames - 1)) * 700;
  const y = (output: number) => 500 - output * 2.6;
  const line = Array.from({length: durationInFrames}, (_, f) => `${x(f)},${y(at(f))}`).join(' ');
  const size = Math.max(0, 70 + at(frame) * 1.5);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40, fontVariantNumeric: 'tabular-nums'}}>
      <svg width={1280} height={720} style={{position: 'absolute'}}>
        <rect x={x(30)} y={60} width={x(90) - x(30)} height={540} fill="#14305a" />
        {[0, 100].map((output) => (
          <line key={output} x1={x(0)} x2={x(119)} y1={y(output)} y2={y(output)} stroke="#3c4a66" strokeWidth={3} strokeDasharray="4 10" />
        ))}
        <polyline points={line} fill="none" stroke="#0b84f3" strokeWidth={8} strokeLinejoin="round" />
        <circle cx={x(frame)} cy={y(at(frame))} r={18} fill="#ffb020" stroke="#f7f8fa" strokeWidth={5} />
        <g fill="#9aa7bd">
          <text x={92} y={y(0) + 14} textAnchor="end">0</text>
          <text x={92} y={y(100) + 14} textAnchor="end">100</text>
          <text x={x(30)} y={664} textAnchor="middle">30</text>
          <text x={x(90)} y={664} textAnchor="middle">90</text>
        </g>
      </svg>
      <div style={{position: 'absolute', left: 860, width: 380, top: 60, lineHeight: 1.4}}>
        frame {frame}
        <div style={{fontSize: 84, fontWeight: 700, lineHeight: 1.1}}>{at(frame).toFixed(0)}</div>
      </div>
      <div style={{position: 'absolute', left: 1050 - size / 2, top: 450 - size / 2, width: size, height: size, borderRadius: '22%', backgroundColor: '#0b84f3'}} />
    </AbsoluteFill>
  );
}
