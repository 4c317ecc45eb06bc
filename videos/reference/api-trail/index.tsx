import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {layers: number; lagInFrames: number; trailOpacity: number};

const Comet = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const angle = (frame / durationInFrames) * Math.PI * 2;
  const x = 640 + Math.sin(angle) * 470;
  const y = 330 + Math.sin(angle * 2) * 200;

  return (
    <AbsoluteFill>
      <div style={{position: 'absolute', left: x - 55, top: y - 55, width: 110, height: 110, borderRadius: 55, backgroundColor: '#ffb020'}} />
    </AbsoluteFill>
  );
};

export default function ApiTrail({layers = 24, lagInFrames = 0.6, trailOpacity = 0.5}: Props) {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#7cc4ff'}}>
      <Trail layers={layers} lagInFrames={lagInFrames} trailOpacity={trailOpacity}>
        <Comet />
      </Trail>
      <div style={{position: 'absolute', bottom: 36, width: '100%', textAlign: 'center', fontSize: 44}}>
        {layers} layers × {lagInFrames} frames
      </div>
    </AbsoluteFill>
  );
}
