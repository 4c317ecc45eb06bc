import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const CELLS = 14; // pixels of the composition that the magnifier shows, in each direction
const BOX = 560;

/** A magnified corner of a composition: a shape is sampled again for each output pixel, a photo is only enlarged. */
export default function OutputScale({scale = 1.5}: {scale?: number}) {
  const frame = useCurrentFrame();
  const appear = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});
  const steps = Math.round(CELLS * scale);
  const cell = BOX / steps;
  const shape = [];
  for (let y = 0; y < steps; y++) {
    for (let x = 0; x < steps; x++) {
      const distance = Math.hypot((x + 0.5) / steps - 0.12, (y + 0.5) / steps - 0.92);
      if (distance < 0.82 && distance > 0.42) {
        shape.push(<rect key={`${x}-${y}`} x={x * cell} y={y * cell} width={cell + 0.4} height={cell + 0.4} />);
      }
    }
  }
  const lines = Array.from({length: steps + 1}, (_, i) => i * cell);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 70}}>
      <svg width={BOX} height={BOX} style={{borderRadius: 28, backgroundColor: '#f7f8fa', opacity: appear}}>
        <g fill="#0b84f3">{shape}</g>
        <g stroke="#10131a" strokeOpacity={0.14} strokeWidth={scale > 2 ? 1 : 2}>
          {lines.map((at) => (
            <path key={at} d={`M${at} 0 V${BOX} M0 ${at} H${BOX}`} />
          ))}
        </g>
      </svg>
      <div style={{display: 'flex', flexDirection: 'column', gap: 30, width: 480, fontVariantNumeric: 'tabular-nums'}}>
        <div style={{fontSize: 44, color: '#8f9bb3'}}>Composition</div>
        <div style={{fontSize: 68}}>1280 × 720</div>
        <div style={{fontSize: 44, color: '#8f9bb3', marginTop: 24}}>Output, scale {scale}</div>
        <div style={{fontSize: 68, color: '#ffb020'}}>
          {Math.floor((1280 * scale) / 2) * 2} × {Math.floor((720 * scale) / 2) * 2}
        </div>
      </div>
    </AbsoluteFill>
  );
}
