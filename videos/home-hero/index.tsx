import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export default function Hello({
  title = 'Hello, frames',
  spokes = 14,
  damping = 9,
  color = '#0b84f3',
}) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  // Springs in after a delay, and out again before the loop ends
  const move = (delay: number) =>
    spring({frame: frame - delay, fps, config: {damping}}) -
    spring({frame: frame - durationInFrames + 40 - delay / 4, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{backgroundColor: color, color: 'white', overflow: 'hidden'}}>
      <svg viewBox="-880 -350 1280 720">
        {Array.from({length: spokes}, (_, i) => (
          <g key={i} transform={`rotate(${(i / spokes) * 360 + frame}) scale(${move(i)})`}>
            <rect x={-20} y={-310} width={40} height={170} rx={20} fill={i % 2 ? 'white' : '#10131a'} />
          </g>
        ))}
        <circle r={72 * move(6)} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', left: 64, bottom: 40, display: 'flex', overflow: 'hidden', whiteSpace: 'pre', fontSize: Math.min(164, 2000 / title.length), fontWeight: 760, letterSpacing: '-0.045em', lineHeight: 1.2}}>
        {[...title].map((letter, i) => (
          <span key={i} style={{translate: `0 ${120 - move(12 + i * 2) * 120}%`}}>{letter}</span>
        ))}
      </div>
    </AbsoluteFill>
  );
}
