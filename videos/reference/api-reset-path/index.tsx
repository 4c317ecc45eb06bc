import {getBoundingBox, interpolatePath, resetPath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 560 480 C 520 360 640 260 760 300 C 880 220 1040 300 1020 420 C 1100 500 980 600 880 560 C 760 640 600 600 560 480 Z';

export default function ApiResetPath() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [20, 60, 100, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const d = interpolatePath(progress, path, resetPath(path));
  const box = getBoundingBox(d);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="-80 -80 1280 720">
        <path d="M 0 -80 V 640 M -80 0 H 1200" stroke="#7cc4ff" strokeWidth={4} />
        <text x={-24} y={-22} textAnchor="end" fill="#7cc4ff" fontSize={44}>
          0
        </text>
        <path d={path} fill="none" stroke="#3a5580" strokeWidth={4} strokeDasharray="10 12" />
        <path d={d} fill="#0b84f3" />
        <rect x={box.x1} y={box.y1} width={box.width} height={box.height} fill="none" stroke="#ffb020" strokeWidth={4} strokeDasharray="10 12" />
        <circle cx={box.x1} cy={box.y1} r={14} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', left: 140, bottom: 50, fontSize: 48, fontVariantNumeric: 'tabular-nums', color: '#ffb020'}}>
        x1 <b>{Math.round(box.x1)}</b>, y1 <b>{Math.round(box.y1)}</b>
      </div>
    </AbsoluteFill>
  );
}
