import {getBoundingBox, translatePath, warpPath} from '@remotion/paths';
import {makeCircle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const circle = translatePath(makeCircle({radius: 200}).path, 440, 110);

export default function ApiGetBoundingBox() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const phase = (frame / durationInFrames) * Math.PI * 2;
  const blob = warpPath(circle, ({x, y}) => ({
    x: x + Math.sin(y / 90 + phase) * 70 + Math.sin(phase) * (x - 640) * 0.5,
    y: y + Math.cos(x / 120 - phase) * 50,
  }));
  const {x1, y1, width, height, viewBox} = getBoundingBox(blob);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <svg viewBox="0 0 1280 720">
        <path d={blob} fill="#0b84f3" />
        <rect x={x1} y={y1} width={width} height={height} fill="none" stroke="#ffb020" strokeWidth={5} strokeDasharray="12 12" />
        <text x={x1 + width / 2} y={y1 - 18} textAnchor="middle" fill="#ffb020" fontSize={44} fontWeight={700}>
          {Math.round(width)}
        </text>
        <text x={x1 + width + 20} y={y1 + height / 2 + 14} fill="#ffb020" fontSize={44} fontWeight={700}>
          {Math.round(height)}
        </text>
      </svg>
      <div style={{position: 'absolute', bottom: 36, width: '100%', textAlign: 'center', fontSize: 44}}>
        viewBox <b>{viewBox.split(' ').map((value) => Math.round(Number(value))).join(' ')}</b>
      </div>
    </AbsoluteFill>
  );
}
