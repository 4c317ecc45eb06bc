import {noise2D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {seed: string; detail: number; speed: number};
const STEP = 8;

export default function ApiNoise2D({seed = 'hills', detail = 0.004, speed = 0.6}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // There and back again, so that the video loops
  const time = ((1 - Math.cos((frame / durationInFrames) * Math.PI * 2)) / 2) * speed;
  const value = (x: number) => noise2D(seed, x * detail, time);
  const y = (x: number) => 300 - value(x) * 220;
  const line = Array.from({length: 1280 / STEP + 1}, (_, i) => `${i * STEP} ${y(i * STEP)}`).join(' L ');

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        {[1, 0, -1].map((level) => (
          <g key={level}>
            <line x2={1280} y1={300 - level * 220} y2={300 - level * 220} stroke="#3a5580" strokeWidth={3} strokeDasharray="8 12" />
            <text x={24} y={288 - level * 220} fill="#7cc4ff" fontSize={40}>
              {level}
            </text>
          </g>
        ))}
        <path d={`M ${line}`} fill="none" stroke="#0b84f3" strokeWidth={12} strokeLinejoin="round" />
        <circle cx={640} cy={y(640)} r={26} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', bottom: 48, width: '100%', textAlign: 'center', fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        noise2D(…) = <b style={{color: '#ffb020'}}>{value(640).toFixed(2)}</b>
      </div>
    </AbsoluteFill>
  );
}
