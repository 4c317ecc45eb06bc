import {CameraMotionBlur} from '@remotion/motion-blur';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {shutterAngle: number; samples: number};

const Wheel = ({left}: {left: number}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = interpolate(frame, [0, durationInFrames], [0, 720], {easing: Easing.inOut(Easing.cubic)});

  return (
    <AbsoluteFill>
      <svg width={440} height={440} viewBox="-220 -220 440 440" style={{position: 'absolute', left, top: 80}}>
        <circle r={200} fill="#16305c" />
        {[0, 1, 2, 3].map((i) => (
          <rect key={i} x={-18} y={-190} width={36} height={150} rx={18} fill={i === 0 ? '#ffb020' : '#7cc4ff'} transform={`rotate(${turn + i * 90})`} />
        ))}
      </svg>
    </AbsoluteFill>
  );
};

export default function ApiCameraMotionBlur({shutterAngle = 180, samples = 12}: Props) {
  const label = {position: 'absolute', top: 570, width: 640, textAlign: 'center', fontSize: 48} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <Wheel left={100} />
      <CameraMotionBlur shutterAngle={shutterAngle} samples={samples}>
        <Wheel left={740} />
      </CameraMotionBlur>
      <div style={{...label, left: 0}}>sharp</div>
      <div style={{...label, left: 640, color: '#ffb020'}}>
        {shutterAngle}°, {samples} samples
      </div>
    </AbsoluteFill>
  );
}
