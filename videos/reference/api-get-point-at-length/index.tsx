import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const path = 'M 640 340 C 760 130 1080 130 1080 340 S 760 550 640 340 S 200 130 200 340 S 520 550 640 340 Z';
const total = getLength(path);

export default function ApiGetPointAtLength() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = (frame / durationInFrames) * total;
  const {x, y} = getPointAtLength(path, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={path} fill="none" stroke="#1d3a6b" strokeWidth={12} />
        <path d={`M ${x} 0 V 720 M 0 ${y} H 1280`} stroke="#7cc4ff" strokeWidth={3} strokeDasharray="6 14" opacity={0.6} />
        <circle cx={x} cy={y} r={30} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', bottom: 40, width: '100%', display: 'flex', justifyContent: 'center', gap: 90, fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        <span>
          length <b>{Math.round(length)}</b>
        </span>
        <span style={{color: '#ffb020'}}>
          x <b>{Math.round(x)}</b>
        </span>
        <span style={{color: '#ffb020'}}>
          y <b>{Math.round(y)}</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
