import {noise4D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {detail: number; speed: number; strength: number};
const POINTS = 180;
const colors = ['#16305c', '#0b84f3', '#7cc4ff', '#ffb020'];

export default function ApiNoise4D({detail = 0.8, speed = 0.5, strength = 70}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const time = (frame / durationInFrames) * Math.PI * 2;

  const outline = (layer: number) =>
    Array.from({length: POINTS}, (_, i) => {
      const angle = (i / POINTS) * Math.PI * 2;
      // One circle for the place and one for the time: both end where they began
      const value = noise4D(`layer ${layer}`, Math.cos(angle) * detail, Math.sin(angle) * detail, Math.cos(time) * speed, Math.sin(time) * speed);
      const radius = 270 - layer * 60 + value * strength;
      return `${640 + Math.cos(angle) * radius} ${360 + Math.sin(angle) * radius}`;
    }).join(' L ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox="0 0 1280 720">
        {colors.map((color, layer) => (
          <path key={color} d={`M ${outline(layer)} Z`} fill={color} />
        ))}
      </svg>
    </AbsoluteFill>
  );
}
