import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const START = 15;
const LENGTH = 28;

const Lane = ({label, value, color}: {label: string; value: number; color: string}) => (
  <div>
    <div style={{display: 'flex', justifyContent: 'space-between', fontSize: 44, marginBottom: 44}}>
      <span>{label}</span>
      <span style={{fontVariantNumeric: 'tabular-nums', color}}>{value.toFixed(2)}</span>
    </div>
    <div style={{position: 'relative', height: 4, backgroundColor: '#2a3350'}}>
      {[0, 800].map((x) => (
        <div key={x} style={{position: 'absolute', left: x + 30, top: -30, width: 4, height: 64, backgroundColor: '#2a3350'}} />
      ))}
      <div style={{position: 'absolute', top: -30, width: 64, height: 64, borderRadius: 32, backgroundColor: color, transform: `translateX(${value * 800}px)`}} />
    </div>
  </div>
);

export default function SpringVsLinear() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  const linear = interpolate(frame, [START, START + LENGTH], [0, 1], clamp);
  const eased = interpolate(frame, [START, START + LENGTH], [0, 1], {...clamp, easing: Easing.inOut(Easing.cubic)});
  const springy = spring({frame, fps, delay: START});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '72px 140px', justifyContent: 'space-between'}}>
      <Lane label="interpolate()" value={linear} color="#ffb020" />
      <Lane label="interpolate() with easing" value={eased} color="#7cc4ff" />
      <Lane label="spring()" value={springy} color="#0b84f3" />
    </AbsoluteFill>
  );
}
