import {noise3D} from '@remotion/noise';
import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

const SIZE = 40;
const COLUMNS = 32;
const ROWS = 18;

export default function ApiNoise3D({detail = 0.09, speed = 1}: {detail: number; speed: number}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // There and back again, so that the video loops
  const z = ((1 - Math.cos((frame / durationInFrames) * Math.PI * 2)) / 2) * speed;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox="0 0 1280 720">
        {Array.from({length: COLUMNS * ROWS}, (_, i) => {
          const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
          const value = noise3D('map', x * detail, y * detail, z);
          // Bands instead of a gradient make it a map
          const height = Math.round(value * 4) / 4;
          return (
            <rect
              key={i}
              x={x * SIZE + 1}
              y={y * SIZE + 1}
              width={SIZE - 2}
              height={SIZE - 2}
              rx={8}
              fill={interpolateColors(height, [-0.75, -0.25, 0.25, 0.75], ['#12254a', '#0b84f3', '#7cc4ff', '#ffb020'])}
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
