import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M -100 560 C 260 560 340 120 620 220 S 760 620 1000 420 S 1180 160 1400 160';
const total = getLength(path);

export default function ApiGetTangentAtLength() {
  const frame = useCurrentFrame();
  const length = interpolate(frame, [0, 119], [0, total], {easing: Easing.inOut(Easing.sin)});
  const point = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#3c4a66" strokeWidth={8} strokeDasharray="2 20" strokeLinecap="round" />
        <g transform={`translate(${point.x} ${point.y}) rotate(${angle})`}>
          <path d="M 60 0 H 250 M 220 -24 L 250 0 L 220 24" fill="none" stroke="#ffb020" strokeWidth={8} strokeLinecap="round" strokeLinejoin="round" />
          {/* A paper plane that points to the right, as every icon for this purpose should */}
          <path d="M 90 0 L -70 60 L -34 0 L -70 -60 Z" fill="#0b84f3" strokeLinejoin="round" />
        </g>
      </svg>
      <div style={{position: 'absolute', left: 80, top: 60, fontSize: 48, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'}}>
        x <b>{tangent.x.toFixed(2)}</b>
        <br />y <b>{tangent.y.toFixed(2)}</b>
        <br />
        <span style={{color: '#0b84f3'}}>
          angle <b>{Math.round(angle)}°</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
