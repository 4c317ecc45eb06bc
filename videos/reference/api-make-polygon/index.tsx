import {makePolygon} from '@remotion/shapes';
import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const RINGS = 9;

export default function ApiMakePolygon({points = 6, radius = 320}: {points: number; radius: number}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = frame / durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={720} height={720} viewBox="-360 -360 720 720">
        {Array.from({length: RINGS}, (_, i) => {
          const size = (i + phase) / RINGS;
          const {path, width} = makePolygon({points, radius: radius * size});
          return (
            <g key={i} transform={`rotate(${size * 90})`} opacity={Math.min(1, (1 - size) * 5)}>
              <path
                d={path}
                transform={`translate(${-width / 2} ${-radius * size})`}
                fill="none"
                stroke={interpolateColors(size, [0, 0.5, 1], ['#ffb020', '#7cc4ff', '#0b84f3'])}
                strokeWidth={2 + size * 12}
              />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
