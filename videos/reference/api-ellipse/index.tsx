import {Ellipse} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export default function ApiEllipse({rx = 440, ry = 230}: {rx: number; ry: number}) {
  const frame = useCurrentFrame();
  const clamp = {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const shape = interpolate(frame, [5, 40, 130, 148], [0.4, 1, 1, 0.4], clamp);
  const axes = interpolate(frame, [30, 60, 120, 138], [0, 1, 1, 0], clamp);
  const label = {position: 'absolute', fontSize: 44, fontWeight: 700, color: '#f7f8fa', opacity: axes} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <Ellipse rx={rx * shape} ry={ry * shape} fill="#0b84f3" />
      <div style={{position: 'absolute', left: 640, top: 357, width: rx * axes, height: 6, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: 637, top: 360 - ry * axes, width: 6, height: ry * axes, backgroundColor: '#f7f8fa'}} />
      <div style={{...label, left: 640 + rx / 2 - 60, top: 376}}>rx {rx}</div>
      <div style={{...label, left: 664, top: 360 - ry / 2 - 26}}>ry {ry}</div>
    </AbsoluteFill>
  );
}
