import {AbsoluteFill, measureSpring, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export default function MeasureSpring({damping = 10, threshold = 0.05}) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const config = {damping};

  const rest = measureSpring({fps, config, threshold});
  const at = (f: number) => spring({frame: f, fps, config});
  const x = (f: number) => 100 + (f / (durationInFrames - 1)) * 1080;
  const y = (v: number) => 540 - v * 330;
  const line = (frames: number) => Array.from({length: frames}, (_, f) => `${x(f)},${y(at(f))}`).join(' ');
  const done = frame >= rest;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <svg width={1280} height={720} style={{position: 'absolute'}} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <rect x={100} y={y(1 + threshold)} width={1080} height={Math.max(4, y(1 - threshold) - y(1 + threshold))} fill="#3f3520" />
        <line x1={100} x2={1180} y1={y(0)} y2={y(0)} stroke="#3c4a66" strokeWidth={3} />
        <polyline points={line(durationInFrames)} stroke="#2c5a8a" strokeWidth={7} />
        <polyline points={line(frame + 1)} stroke="#0b84f3" strokeWidth={9} />
        <line x1={x(rest)} x2={x(rest)} y1={120} y2={y(0)} stroke="#f7f8fa" strokeWidth={5} strokeDasharray="2 14" />
        <circle cx={x(frame)} cy={y(at(frame))} r={16} fill={done ? '#ffb020' : '#0b84f3'} stroke="#f7f8fa" strokeWidth={5} />
      </svg>
      <div style={{position: 'absolute', left: Math.min(880, x(rest) + 20), top: 440}}>at rest: {rest}</div>
      <div style={{position: 'absolute', left: 100, top: 600}}>frame {frame}</div>
      <div style={{position: 'absolute', right: 100, top: 600, color: '#ffb020'}}>threshold {threshold}</div>
    </AbsoluteFill>
  );
}
