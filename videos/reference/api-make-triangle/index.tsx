import {makeTriangle} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {length: number; direction: 'up' | 'right' | 'down' | 'left'; edgeRoundness: number};

export default function ApiMakeTriangle({length = 400, direction = 'right', edgeRoundness = 1}: Props) {
  const frame = useCurrentFrame();
  const {path, width, height, transformOrigin} = makeTriangle({length, direction, edgeRoundness});
  const [originX, originY] = transformOrigin.split(' ').map(Number) as [number, number];
  const turn = interpolate(frame, [10, 80], [0, 120], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', padding: '0 80px', gap: 110}}>
      <div style={{width: 540, display: 'flex', justifyContent: 'center'}}>
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{overflow: 'visible'}}>
          <rect width={width} height={height} fill="none" stroke="#3c4a66" strokeWidth={4} strokeDasharray="12 12" />
          <path d={path} fill="#0b84f3" transform={`rotate(${turn} ${transformOrigin})`} />
          <circle cx={originX} cy={originY} r={14} fill="#ffb020" />
        </svg>
      </div>
      <div style={{fontSize: 44, lineHeight: 1.3, fontVariantNumeric: 'tabular-nums'}}>
        <div style={{color: '#9aa7bd'}}>width × height</div>
        <b>
          {width.toFixed(1)} × {height.toFixed(1)}
        </b>
        <div style={{color: '#9aa7bd', marginTop: 36}}>transformOrigin</div>
        <b style={{borderBottom: '8px solid #ffb020'}}>
          {originX.toFixed(1)} {originY.toFixed(1)}
        </b>
      </div>
    </AbsoluteFill>
  );
}
