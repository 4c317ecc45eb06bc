import {AbsoluteFill, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Burst = ({seed}: {seed: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <div style={{textAlign: 'center'}}>
      <div style={{position: 'relative', width: 340, height: 400, borderRadius: 28, backgroundColor: '#18223a', overflow: 'hidden'}}>
        {Array.from({length: 40}, (_, i) => {
          const angle = random(`${seed}-angle-${i}`) * Math.PI * 2;
          const distance = interpolate(random(`${seed}-distance-${i}`), [0, 1], [24, 160]);
          const size = interpolate(random(`${seed}-size-${i}`), [0, 1], [8, 34]);
          const out = spring({frame, fps, delay: 8 + i * 0.6, config: {damping: 14}});

          return (
            <div
              key={i}
              style={{
                position: 'absolute',
                left: 170 - size / 2,
                top: 200 - size / 2,
                width: size,
                height: size,
                borderRadius: size,
                backgroundColor: ['#0b84f3', '#7cc4ff', '#ffb020'][i % 3],
                transform: `translate(${Math.cos(angle) * distance * out}px, ${Math.sin(angle) * distance * 1.1 * out}px) scale(${out})`,
              }}
            />
          );
        })}
      </div>
      <div style={{fontSize: 44, fontWeight: 700, marginTop: 32}}>seed “{seed}”</div>
    </div>
  );
};

export default function SeededRandom() {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 56}}>
      <Burst seed="lime" />
      <Burst seed="lime" />
      <Burst seed="kiwi" />
    </AbsoluteFill>
  );
}
