import {Rect} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {width: number; height: number; cornerRadius: number; edgeRoundness: number};

export default function ApiRect({width = 440, height = 320, cornerRadius = 80, edgeRoundness = 0.9}: Props) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 45, 125, 148], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const column = {flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 40} as const;
  const stage = {height: 440, display: 'flex', alignItems: 'center'} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', padding: '0 40px', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={column}>
        <div style={stage}>
          <Rect width={width} height={height} cornerRadius={cornerRadius * progress} fill="#0b84f3" />
        </div>
        <div>
          cornerRadius <b>{Math.round(cornerRadius * progress)}</b>
        </div>
      </div>
      <div style={column}>
        <div style={stage}>
          <Rect width={width} height={height} edgeRoundness={edgeRoundness * progress} fill="#ffb020" />
        </div>
        <div>
          edgeRoundness <b>{(edgeRoundness * progress).toFixed(2)}</b>
        </div>
      </div>
    </AbsoluteFill>
  );
}
