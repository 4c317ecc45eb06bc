import {noise4D} from '@remotion/noise';
import {AbsoluteFill, interpolate, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  seed: string;
  /** How many ridges lie behind each other. */
  ridges: number;
  paper: string;
  far: string;
  near: string;
  /** Of the ridge that is closest. */
  ink: string;
  sun: string;
};

const POINTS = 160;
const HORIZON = 356;

/** Hills everywhere, mountains only where the slow noise allows them: an even field would look like static. */
const heightAt = (seed: string, x: number, depth: number, angle: number): number => {
  // A walk in a circle through two of the four dimensions ends where it began, so the film loops.
  const u = Math.cos(angle) * 0.42;
  const v = Math.sin(angle) * 0.42;
  const massif = (noise4D(`${seed}-massif`, x * 1.3, depth * 1.6, u, v) + 1) / 2;
  // The fold of the noise at zero makes a crest; hypot rounds it off a little.
  const ridge = 1 - Math.hypot(noise4D(`${seed}-ridge`, x * 2.6, depth * 3.2, u, v), 0.05);
  const detail = noise4D(`${seed}-detail`, x * 8, depth * 9, u * 1.6, v * 1.6);
  return massif ** 1.7 * ridge ** 1.5 * 290 + detail * 14 * massif;
};

export default function GenerativeNoise({seed, ridges, paper, far, near, ink, sun}: Props) {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * Math.PI * 2;
  const breath = Math.sin(angle);

  return (
    <AbsoluteFill style={{backgroundColor: paper}}>
      <svg width={width} height={height}>
        <circle cx={width * 0.37} cy={HORIZON - 74 - breath * 30} r={262} fill={sun} />
        {Array.from({length: ridges}, (_, row) => {
          const depth = row / (ridges - 1); // 0 at the horizon, 1 at the viewer
          const baseline = HORIZON + depth ** 1.35 * (height - HORIZON + 110);
          const size = interpolate(depth, [0, 1], [0.36, 1.05]);
          const points = Array.from({length: POINTS + 1}, (_, i) => {
            const x = (i / POINTS) * width;
            const lift = heightAt(seed, ((x / width - 0.5) * 2) / (0.55 + depth * 0.45), depth, angle);
            return `${x.toFixed(1)} ${(baseline - lift * size).toFixed(1)}`;
          });
          return (
            // The fill of each ridge hides what lies behind it; the stroke runs outside the picture at both ends.
            <path
              key={row}
              d={`M-10 ${height + 20}L-10 ${baseline}L${points.join('L')}L${width + 10} ${baseline}V${height + 20}Z`}
              fill={paper}
              stroke={interpolateColors(depth, [0, 0.45, 1], [far, near, ink])}
              strokeWidth={interpolate(depth, [0, 1], [1.3, 5.2])}
              strokeLinejoin="round"
            />
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}
