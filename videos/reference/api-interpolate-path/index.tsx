import {interpolatePath} from '@remotion/paths';
import {makeCircle, makeRect, makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

// All of them start near the top, run clockwise and consist of curves
const star = makeStar({points: 5, innerRadius: 120, outerRadius: 290, edgeRoundness: 0.9});
const shapes = [star, makeCircle({radius: 220}), makeRect({width: 420, height: 420, edgeRoundness: 1.1}), star];
const colors = ['#0b84f3', '#ffb020', '#7cc4ff', '#0b84f3'];

export default function ApiInterpolatePath() {
  const frame = useCurrentFrame();
  const step = Math.min(Math.floor(frame / 50), 2);
  const value = interpolate(frame % 50, [12, 42], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const [from, to] = [shapes[step]!, shapes[step + 1]!];
  const width = interpolate(value, [0, 1], [from.width, to.width]);
  const height = interpolate(value, [0, 1], [from.height, to.height]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={width} height={height} style={{overflow: 'visible', marginBottom: 90}}>
        <path d={interpolatePath(value, from.path, to.path)} fill={interpolateColors(value, [0, 1], [colors[step]!, colors[step + 1]!])} />
      </svg>
      <div style={{position: 'absolute', bottom: 50, fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        value <b>{value.toFixed(2)}</b>
      </div>
    </AbsoluteFill>
  );
}
