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
  const end = durationInFrames - 40;
  const move = (delay: number) =>
    spring({frame: frame - delay, fps, config: {damping}}) -
    spring({frame: frame - end - delay / 4, fps, config: {damping: 200}});

  return (
    <AbsoluteFill style={{backgroundColor: color, color: 'white'}}>
      <svg viewBox="-880 -350 1280 720">
        {Array.from({length: spokes}, (_, i) => (
          <rect
            key={i}
            transform={`rotate(${(i / spokes) * 360 + frame}) scale(${move(i)})`}
            x={-20} y={-310} width={40} height={170} rx={20}
            fill={i % 2 ? '#ffb020' : '#10131a'}
          />
        ))}
        <circle r={72 * move(6)} fill="white" />
      </svg>
      <div style={{...TITLE, fontSize: Math.min(164, 2000 / title.length)}}>
        {[...title].map((letter, i) => (
          <span key={i} style={{translate: `0 ${120 - move(12 + i * 2) * 120}%`}}>
            {letter}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
}

const TITLE = {
  position: 'absolute',
  left: 64,
  bottom: 40,
  display: 'flex',
  overflow: 'hidden',
  whiteSpace: 'pre',
  fontWeight: 760,
  letterSpacing: '-0.045em',
  lineHeight: 1.2,
} as const;
