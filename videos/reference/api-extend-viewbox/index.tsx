import {extendViewBox, getBoundingBox} from '@remotion/paths';
import {makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const star = makeStar({points: 7, innerRadius: 90, outerRadius: 200}).path;
const {viewBox} = getBoundingBox(star);

export default function ApiExtendViewBox({scale = 1.3}: {scale: number}) {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [20, 55, 95, 128], [1, scale, scale, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const extended = extendViewBox(viewBox, current);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center', justifyContent: 'center', gap: 44}}>
      {/* The size of the <svg> stays; a thick stroke needs more room than the bounding box has */}
      <svg width={460} height={460} viewBox={extended} style={{border: '4px dashed #7cc4ff', boxSizing: 'content-box'}}>
        <path d={star} fill="#16233f" stroke="#0b84f3" strokeWidth={44} strokeLinejoin="round" />
      </svg>
      <div style={{fontSize: 44, textAlign: 'center', lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'}}>
        scale <b style={{color: '#ffb020'}}>{current.toFixed(2)}</b>
        <br />
        {extended.split(' ').map((value) => Number(value).toFixed(0)).join('  ')}
      </div>
    </AbsoluteFill>
  );
}
