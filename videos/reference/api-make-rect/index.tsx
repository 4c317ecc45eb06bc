import {evolvePath} from '@remotion/paths';
import {makeRect} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {width: number; height: number; cornerRadius: number};

export default function ApiMakeRect({width = 620, height = 300, cornerRadius = 60}: Props) {
  const frame = useCurrentFrame();
  const shape = makeRect({width, height, cornerRadius});
  const progress = interpolate(frame, [10, 80, 120, 148], [0, 1, 1, 2], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center', justifyContent: 'center', gap: 50}}>
      <svg width={shape.width} height={shape.height} viewBox={`0 0 ${shape.width} ${shape.height}`} style={{overflow: 'visible'}}>
        <path d={shape.path} fill="#16233f" />
        <path d={shape.path} fill="none" stroke="#0b84f3" strokeWidth={18} strokeLinecap="round" {...evolvePath(progress, shape.path)} />
      </svg>
      <div style={{width: 1120, textAlign: 'center', fontSize: 40, lineHeight: 1.35, color: '#7cc4ff'}}>{shape.path}</div>
    </AbsoluteFill>
  );
}
