import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const WIDTH = 960;
const HEIGHT = 400;

export default function VolumeCurve() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;

  const volume = (f: number) =>
    interpolate(f, [0, 30, last - 30, last], [0, 0.8, 0.8, 0], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  const x = (f: number) => (f / last) * WIDTH;
  const y = (value: number) => (1 - value) * HEIGHT;
  const line = (until: number) =>
    Array.from({length: until + 1}, (_, f) => `${x(f)},${y(volume(f))}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 200, top: 48, fontSize: 64, fontVariantNumeric: 'tabular-nums'}}>
        volume({frame}) = <span style={{color: '#ffb020'}}>{volume(frame).toFixed(2)}</span>
      </div>
      <svg style={{position: 'absolute', left: 200, top: 180, overflow: 'visible'}} width={WIDTH} height={HEIGHT}>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} stroke="#2a3350" strokeWidth={3} />
            <text x={-28} y={y(value) + 14} textAnchor="end" fontSize={40} fill="#8b95ad">{value}</text>
          </g>
        ))}
        {[0, 30, last - 30, last].map((f) => (
          <text key={f} x={x(f)} y={HEIGHT + 64} textAnchor="middle" fontSize={40} fill="#8b95ad">{f}</text>
        ))}
        <polygon points={`0,${HEIGHT} ${line(frame)} ${x(frame)},${HEIGHT}`} fill="#0b84f3" opacity={0.35} />
        <polyline points={line(last)} fill="none" stroke="#7cc4ff" strokeWidth={8} strokeLinejoin="round" strokeLinecap="round" />
        <line x1={x(frame)} x2={x(frame)} y1={-20} y2={HEIGHT} stroke="#ffb020" strokeWidth={5} />
        <circle cx={x(frame)} cy={y(volume(frame))} r={18} fill="#ffb020" />
      </svg>
    </AbsoluteFill>
  );
}
