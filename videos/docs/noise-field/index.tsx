import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolate, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const COLUMNS = 25;
const ROWS = 14;
const DETAIL = 0.09;
const SPEED = 0.012;

export default function NoiseField() {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const cell = width / (COLUMNS + 1);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg width={width} height={height}>
        {Array.from({length: COLUMNS * ROWS}, (_, i) => {
          const column = i % COLUMNS;
          const row = Math.floor(i / COLUMNS);
          const value = noise3D('field', column * DETAIL, row * DETAIL, frame * SPEED);
          const length = interpolate(value, [-1, 1], [6, 46]);

          return (
            <rect
              key={i}
              x={-length / 2}
              y={-4}
              width={length}
              height={8}
              rx={4}
              fill={interpolateColors(value, [-0.8, 0, 0.8], ['#1d3a6b', '#0b84f3', '#ffb020'])}
              transform={`translate(${(column + 1) * cell} ${(row + 1) * (height / (ROWS + 1))}) rotate(${value * 180})`}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
