import {interpolatePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const bubble = 'M 180 130 H 1100 Q 1160 130 1160 190 V 400 Q 1160 460 1100 460 H 400 L 300 560 L 300 460 H 180 Q 120 460 120 400 V 190 Q 120 130 180 130 Z';
const squeezed = 'M 180 142 H 1100 Q 1150 142 1150 196 V 394 Q 1150 448 1100 448 H 400 L 288 580 L 300 448 H 180 Q 130 448 130 394 V 196 Q 130 142 180 142 Z';
const dots = ['#0b84f3', '#10131a', '#0b84f3', '#7cc4ff', '#10131a'];

/** A bubble that talks: lines of text turn into a voice, and back. */
export default function GoogleTextToSpeech() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;
  const voice = interpolate(frame, [34, 52, durationInFrames - 26, durationInFrames - 8], [0, 1, 1, 0], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const shape = interpolatePath(0.5 + Math.sin(turn * 6) * 0.5 * voice, bubble, squeezed);

  return (
    <AbsoluteFill style={{backgroundColor: '#ffb020'}}>
      <svg width={1280} height={720}>
        <path d={shape} fill="#f7f8fa" />
        {[760, 560].map((length, row) => {
          const written = interpolate(frame, [row * 14 + 2, row * 14 + 18], [0, length], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
          return <rect key={length} x={240} y={232 + row * 88} width={written * (1 - voice)} height={48} rx={24} fill={row ? '#7cc4ff' : '#10131a'} opacity={1 - voice} />;
        })}
        {dots.map((color, i) => {
          const level = Math.abs(Math.sin(turn * (3 + (i % 2)) + i * 1.3));
          const height = (50 + level * 190) * voice;
          return <rect key={i} x={340 + i * 136} y={295 - height / 2} width={64} height={height} rx={32} fill={color} opacity={voice} />;
        })}
      </svg>
    </AbsoluteFill>
  );
}
