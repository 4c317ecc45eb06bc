import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const x = (frame: number, frames: number) => 70 + (frame / frames) * 350;
const y = (value: number) => 280 - value * 150;

export default function SpringPresets({damping = 10, mass = 1, stiffness = 100}) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const at = (f: number) => spring({frame: f, fps, delay: 6, config: {damping, mass, stiffness}});
  const value = at(frame);
  const points = Array.from({length: durationInFrames}, (_, f) => `${x(f, durationInFrames)},${y(at(f))}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg width={640} height={360} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M 70 ${y(0)} H 570 M 70 ${y(1)} H 570`} stroke="#2a3350" strokeWidth={2} strokeDasharray="2 9" />
        <polyline points={points} stroke="#0b84f3" strokeWidth={7} />
        <line x1={x(frame, durationInFrames)} x2={500} y1={y(value)} y2={y(value)} stroke="#ffb020" strokeWidth={2} opacity={0.7} />
        <circle cx={x(frame, durationInFrames)} cy={y(value)} r={11} fill="#ffb020" />
        <rect x={496} y={y(value) - 34} width={68} height={68} rx={18} fill="#f7f8fa" />
      </svg>
    </AbsoluteFill>
  );
}
