import {cutPath, getBoundingBox, getLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 160 400 L 340 160 L 520 400 L 700 160 L 880 400 L 1060 160';
const total = getLength(path);

export default function ApiCutPath({length = 1000}: {length: number}) {
  const frame = useCurrentFrame();
  const current = interpolate(frame, [10, 70, 105, 138], [0, length, length, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const cut = cutPath(path, current);
  const {x1, y1, width, height} = getBoundingBox(cut);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 560" height={560} fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d={path} stroke="#16233f" strokeWidth={28} />
        <path d={cut} stroke="#0b84f3" strokeWidth={28} />
        <rect x={x1 - 40} y={y1 - 40} width={width + 80} height={height + 80} rx={20} stroke="#ffb020" strokeWidth={5} strokeDasharray="12 14" />
      </svg>
      <div style={{textAlign: 'center', fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        length <b>{Math.round(current)}</b> <span style={{color: '#7cc4ff'}}>of {Math.round(total)}</span>
      </div>
    </AbsoluteFill>
  );
}
