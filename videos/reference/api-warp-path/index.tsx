import {warpPath} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {amplitude: number; wavelength: number; interpolationThreshold: number};
const lines = Array.from({length: 9}, (_, i) => `M 100 ${150 + i * 45} H 1180`);

export default function ApiWarpPath({amplitude = 50, wavelength = 540, interpolationThreshold = 10}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = (frame / durationInFrames) * Math.PI * 2;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={14} strokeLinejoin="round" strokeLinecap="round">
        {lines.map((line, i) => (
          <path
            key={line}
            stroke={i === 4 ? '#ffb020' : '#0b84f3'}
            opacity={1 - Math.abs(i - 4) * 0.17}
            d={warpPath(line, ({x, y}) => ({x, y: y - 20 + Math.sin((x / wavelength) * Math.PI * 2 - phase + i * 0.25) * amplitude}), {
              interpolationThreshold,
            })}
          />
        ))}
      </svg>
      <div style={{position: 'absolute', bottom: 44, width: '100%', textAlign: 'center', fontSize: 44}}>
        one piece per <b>{interpolationThreshold}</b> units
      </div>
    </AbsoluteFill>
  );
}
