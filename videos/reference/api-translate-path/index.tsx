import {translatePath} from '@remotion/paths';
import {makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const star = translatePath(makeStar({points: 5, innerRadius: 70, outerRadius: 150, cornerRadius: 16}).path, 160, 110);

export default function ApiTranslatePath({x = 640, y = 160}: {x: number; y: number}) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 60, 100, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const [dx, dy] = [x * progress, y * progress];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={star} fill="none" stroke="#3a5580" strokeWidth={5} strokeDasharray="10 12" />
        <path d={translatePath(star, dx, dy)} fill="#0b84f3" />
        <path d={`M 303 260 h ${dx}`} stroke="#7cc4ff" strokeWidth={6} />
        <path d={`M ${303 + dx} 260 v ${dy}`} stroke="#ffb020" strokeWidth={6} />
      </svg>
      <div style={{position: 'absolute', bottom: 40, width: '100%', display: 'flex', justifyContent: 'center', gap: 90, fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        <span style={{color: '#7cc4ff'}}>
          x <b>{Math.round(dx)}</b>
        </span>
        <span style={{color: '#ffb020'}}>
          y <b>{Math.round(dy)}</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
