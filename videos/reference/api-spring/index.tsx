import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export default function Spring({damping = 10, mass = 1, stiffness = 100, overshootClamping = false}) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const at = (f: number) => spring({frame: f, fps, delay: 12, config: {damping, mass, stiffness, overshootClamping}});
  const value = at(frame);
  const x = (f: number) => 80 + (f / (durationInFrames - 1)) * 740;
  const y = (v: number) => 560 - v * 290;
  const curve = (frames: number) => Array.from({length: frames}, (_, f) => `${x(f)},${y(at(f))}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40}}>
      <svg width={1280} height={720} style={{position: 'absolute'}} strokeLinejoin="round" strokeLinecap="round" fill="none">
        {[0, 1].map((v) => (
          <g key={v}>
            <line x1={80} x2={1200} y1={y(v)} y2={y(v)} stroke="#2a3350" strokeWidth={3} strokeDasharray="4 12" />
            <text x={56} y={y(v) + 14} textAnchor="end" fill="#9aa7bd">
              {v}
            </text>
          </g>
        ))}
        <polyline points={curve(durationInFrames)} stroke="#2f4d7a" strokeWidth={6} />
        <polyline points={curve(frame + 1)} stroke="#0b84f3" strokeWidth={9} />
        <line x1={x(frame)} x2={1000} y1={y(value)} y2={y(value)} stroke="#ffb020" strokeWidth={3} />
        <circle cx={x(frame)} cy={y(value)} r={15} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', left: 950, top: y(value) - 75, width: 150, height: 150, borderRadius: 36, backgroundColor: '#0b84f3'}} />
      <div style={{position: 'absolute', left: 80, top: 620, color: '#9aa7bd'}}>frame {frame}</div>
      <div style={{position: 'absolute', right: 80, top: 606, fontSize: 60, fontWeight: 700, fontVariantNumeric: 'tabular-nums', color: '#ffb020'}}>{value.toFixed(2)}</div>
    </AbsoluteFill>
  );
}
