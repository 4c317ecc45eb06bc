import {Triangle} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const directions = ['up', 'right', 'down', 'left'] as const;
type Props = {length: number; direction: (typeof directions)[number]; cornerRadius: number};

export default function ApiTriangle({length = 420, direction = 'up', cornerRadius = 40}: Props) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const rotation = spring({frame, fps, delay: 30, config: {damping: 15}, durationInFrames: durationInFrames - 60}) * 120;
  const height = Math.sqrt(0.75) * length;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center'}}>
      <div style={{width: 720, display: 'flex', justifyContent: 'center'}}>
        <Triangle
          length={length}
          direction={direction}
          cornerRadius={cornerRadius}
          fill="#0b84f3"
          pathStyle={{transformBox: 'view-box', transform: `rotate(${rotation}deg)`}}
        />
      </div>
      <div style={{display: 'grid', gridTemplateColumns: 'auto auto', gap: '28px 40px', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
        <span style={{color: '#7cc4ff'}}>direction</span>
        <b>{direction}</b>
        <span style={{color: '#7cc4ff'}}>length</span>
        <b>{length}</b>
        <span style={{color: '#7cc4ff'}}>height</span>
        <b>{height.toFixed(1)}</b>
        <span style={{color: '#ffb020'}}>rotated</span>
        <b>{Math.round(rotation)}°</b>
      </div>
    </AbsoluteFill>
  );
}
