import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

export default function RandomDemo({seed = 'sky'}) {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {Array.from({length: 140}, (_, i) => {
        const size = interpolate(random(`${seed}-size-${i}`), [0, 1], [8, 46]);
        const turn = random(`${seed}-phase-${i}`) * Math.PI * 2;
        const twinkle = 0.6 + 0.4 * Math.sin((frame / 120) * Math.PI * 4 + turn);

        return (
          <div
            key={i}
            style={{
              position: 'absolute',
              left: random(`${seed}-x-${i}`) * 1280 - size / 2,
              top: random(`${seed}-y-${i}`) * 580 - size / 2,
              width: size,
              height: size,
              borderRadius: '50%',
              backgroundColor: ['#0b84f3', '#7cc4ff', '#ffb020', '#f7f8fa'][Math.floor(random(`${seed}-color-${i}`) * 4)],
              opacity: twinkle,
            }}
          />
        );
      })}
      <div style={{position: 'absolute', left: 0, right: 0, bottom: 0, height: 130, backgroundColor: '#161f33', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 48}}>
        random('{seed}') = {random(seed).toFixed(4)}
      </div>
    </AbsoluteFill>
  );
}
