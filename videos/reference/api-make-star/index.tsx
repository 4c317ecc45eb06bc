import {interpolatePath} from '@remotion/paths';
import {makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

type Props = {points: number; innerRadius: number; outerRadius: number};

export default function ApiMakeStar({points = 8, innerRadius = 165, outerRadius = 250}: Props) {
  const frame = useCurrentFrame();
  const star = makeStar({points, innerRadius, outerRadius});
  const flower = makeStar({points, innerRadius, outerRadius, edgeRoundness: 1.2});
  const progress = interpolate(frame, [10, 50, 85, 125], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const width = interpolate(progress, [0, 1], [star.width, flower.width]);
  const height = interpolate(progress, [0, 1], [star.height, flower.height]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{overflow: 'visible', transform: `rotate(${(frame / 150) * (360 / points)}deg)`}}>
        <path d={interpolatePath(progress, star.path, flower.path)} fill={interpolateColors(progress, [0, 1], ['#0b84f3', '#ffb020'])} />
      </svg>
      <div style={{position: 'absolute', bottom: 40, fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>edgeRoundness {progress < 0.5 ? 'null' : '1.2'}</div>
    </AbsoluteFill>
  );
}
