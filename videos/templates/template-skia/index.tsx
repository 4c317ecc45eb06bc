import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const blobs = [
  {color: '#0b84f3', r: 250, orbit: 230, speed: 1, phase: 0},
  {color: '#ffb020', r: 210, orbit: 230, speed: 1, phase: 2.1},
  {color: '#7cc4ff', r: 200, orbit: 230, speed: 1, phase: 4.2},
  {color: '#0b62b8', r: 190, orbit: 120, speed: -2, phase: 1},
];

/** Soft shapes that blend where they meet. */
export default function Skia() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg width={1280} height={720}>
        <defs>
          {blobs.map(({color}) => (
            <radialGradient key={color} id={`skia${color.slice(1)}`}>
              <stop offset="0" stopColor={color} />
              <stop offset="0.45" stopColor={color} stopOpacity={0.85} />
              <stop offset="1" stopColor={color} stopOpacity={0} />
            </radialGradient>
          ))}
        </defs>
        {blobs.map(({color, r, orbit, speed, phase}) => {
          const angle = loop * speed + phase;
          return (
            <ellipse
              key={color}
              cx={640 + Math.cos(angle) * orbit * 1.6}
              cy={360 + Math.sin(angle) * orbit * 0.8}
              rx={r * 1.5 * (1 + Math.sin(loop * 2 + phase) * 0.12)}
              ry={r * 1.5 * (1 + Math.cos(loop * 2 + phase) * 0.12)}
              fill={`url(#skia${color.slice(1)})`}
              style={{mixBlendMode: 'screen'}}
            />
          );
        })}
        <g fill="none" stroke="#f7f8fa" strokeWidth={5} opacity={0.9}>
          {[0, 1, 2].map((ring) => (
            <circle key={ring} cx={640} cy={360} r={110 + ring * 70 + Math.sin(loop + ring) * 14} strokeDasharray={`${60 + ring * 40} ${30 + ring * 20}`} transform={`rotate(${(frame / durationInFrames) * 360 * (ring % 2 ? -1 : 1)} 640 360)`} />
          ))}
        </g>
      </svg>
    </AbsoluteFill>
  );
}
