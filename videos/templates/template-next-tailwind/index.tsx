import {AbsoluteFill, interpolateColors, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const classes = ['rounded-3xl', 'bg-sky-300', 'p-12', 'text-7xl', 'rotate-3'];

export default function NextTailwind() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  // Each class is applied in turn, and all are taken away at the end
  const back = spring({frame: frame - (durationInFrames - 22), fps, config: {damping: 200}, durationInFrames: 20});
  const on = classes.map((_, i) => spring({frame: frame - 12 - i * 18, fps, config: {damping: 15}}) * (1 - back));
  const [round, colour, padding, size, turn] = on as [number, number, number, number, number];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row'}}>
      <div style={{width: 500, padding: '86px 0 0 70px', display: 'flex', flexDirection: 'column', gap: 22}}>
        {classes.map((name, i) => (
          <div
            key={name}
            style={{
              alignSelf: 'flex-start',
              padding: '14px 28px',
              borderRadius: 99,
              fontFamily: 'ui-monospace, monospace',
              fontSize: 42,
              color: (on[i] ?? 0) > 0.5 ? '#0d1321' : '#7cc4ff',
              backgroundColor: interpolateColors(on[i] ?? 0, [0, 1], ['#1a2436', '#7cc4ff']),
              transform: `translateX(${(on[i] ?? 0) * 18}px)`,
            }}
          >
            {name}
          </div>
        ))}
      </div>
      <div style={{flex: 1, display: 'grid', placeItems: 'center'}}>
        <div
          style={{
            padding: 24 + padding * 60,
            borderRadius: round * 56,
            border: `4px solid ${interpolateColors(colour, [0, 1], ['#45546c', '#7cc4ff'])}`,
            backgroundColor: interpolateColors(colour, [0, 1], ['#0d1321', '#7cc4ff']),
            color: interpolateColors(colour, [0, 1], ['#f7f8fa', '#10131a']),
            fontSize: 48 + size * 54,
            fontWeight: 750,
            letterSpacing: '-0.04em',
            lineHeight: 1,
            transform: `rotate(${turn * 4}deg)`,
          }}
        >
          Your
          <br />
          video
        </div>
      </div>
    </AbsoluteFill>
  );
}
