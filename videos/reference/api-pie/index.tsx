import {Circle, Pie} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {progress: number; rotation: number; counterClockwise: boolean; closePath: boolean};

export default function ApiPie({progress = 0.72, rotation = 0, counterClockwise = false, closePath = true}: Props) {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [10, 60, 125, 148], [0, progress, progress, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 110}}>
      <div style={{position: 'relative', width: 540, height: 540}}>
        <Circle radius={270} fill="#26314a" style={{position: 'absolute'}} />
        <Pie
          radius={270}
          progress={current}
          rotation={rotation}
          counterClockwise={counterClockwise}
          closePath={closePath}
          fill={closePath ? '#0b84f3' : 'none'}
          stroke="#0b84f3"
          strokeWidth={closePath ? 0 : 36}
          style={{position: 'absolute'}}
        />
      </div>
      <div style={{width: 420, fontSize: 180, fontWeight: 700, letterSpacing: -6, fontVariantNumeric: 'tabular-nums'}}>{Math.round(current * 100)}%</div>
    </AbsoluteFill>
  );
}
