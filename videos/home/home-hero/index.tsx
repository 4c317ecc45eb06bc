import {AbsoluteFill, spring, useCurrentFrame} from 'remotion';

export default function Hello({
  title = 'Hello, frames',
  spokes = 14,
  damping = 9,
  color = '#0b84f3',
}) {
  const frame = useCurrentFrame();
  const move = (delay: number) =>
    spring({frame: frame - delay, fps: 30, config: {damping}}) -
    spring({frame: frame - 110 - delay / 4, ...LEAVING});

  return (
    <AbsoluteFill style={{backgroundColor: color}}>
      <svg viewBox="-880 -350 1280 720">
        {Array.from({length: spokes}, (_, i) => (
          <Spoke key={i} i={i} of={spokes} size={move(i)} />
        ))}
        <circle r={72 * move(6)} fill="white" />
      </svg>
      <Title text={title} move={move} />
    </AbsoluteFill>
  );
}

const LEAVING = {fps: 30, config: {damping: 200}};

const Spoke: React.FC<{i: number; of: number; size: number}> = ({i, of, size}) => {
  const angle = (i / of) * 360 + useCurrentFrame();
  return (
    <rect
      transform={`rotate(${angle}) scale(${size})`}
      x={-20}
      y={-310}
      width={40}
      height={170}
      rx={20}
      fill={i % 2 ? '#ffb020' : '#10131a'}
    />
  );
};

const Title: React.FC<{text: string; move: (delay: number) => number}> = ({text, move}) => (
  <div style={{...LINE, fontSize: Math.min(164, 2000 / text.length)}}>
    {[...text].map((letter, i) => (
      <span key={i} style={{translate: `0 ${120 - move(12 + i * 2) * 120}%`}}>
        {letter}
      </span>
    ))}
  </div>
);

const LINE = {
  position: 'absolute',
  left: 64,
  bottom: 40,
  display: 'flex',
  overflow: 'hidden',
  color: 'white',
  whiteSpace: 'pre',
  fontWeight: 760,
  letterSpacing: '-0.045em',
  lineHeight: 1.2,
} as const;
