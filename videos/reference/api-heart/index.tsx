import {Heart} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {height: number; aspectRatio: number; bottomRoundnessAdjustment: number; depthAdjustment: number; debug: boolean};

export default function ApiHeart({height = 400, aspectRatio = 1.1, bottomRoundnessAdjustment = 0, depthAdjustment = 0, debug = true}: Props) {
  const frame = useCurrentFrame();
  const beat = interpolate(frame % 45, [0, 5, 11, 17, 30], [1, 1.1, 1, 1.06, 1], {
    easing: Easing.inOut(Easing.sin),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center', justifyContent: 'center', gap: 70}}>
      <Heart
        height={height}
        aspectRatio={aspectRatio}
        bottomRoundnessAdjustment={bottomRoundnessAdjustment}
        depthAdjustment={depthAdjustment}
        debug={debug}
        fill="#0b84f3"
        style={{transform: `scale(${beat})`}}
      />
      <div style={{fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
        <b>{Math.round(height * aspectRatio)}</b> wide, <b>{height}</b> high
      </div>
    </AbsoluteFill>
  );
}
