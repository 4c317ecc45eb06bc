import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const SIZES: [number, number, string][] = [
  [640, 360, 'width: 640'],
  [640, 520, 'width: 640, height: 520'],
  [900, 360, 'width: 900, height: 360'],
];

/** A composition of 1280 × 720 in containers of other shapes. */
export default function PlayerFit() {
  const frame = useCurrentFrame();
  const step = Math.floor(frame / 60) % SIZES.length;
  const next = SIZES[(step + 1) % SIZES.length];
  const move = interpolate(frame % 60, [44, 60], [0, 1], {extrapolateLeft: 'clamp', easing: Easing.inOut(Easing.cubic)});
  const width = interpolate(move, [0, 1], [SIZES[step][0], next[0]]);
  const height = interpolate(move, [0, 1], [SIZES[step][1], next[1]]);
  const scale = Math.min(width / 1280, height / 720);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', top: -70}}>
        <div style={{width, height, border: '4px dashed #ffb020', boxSizing: 'content-box', display: 'flex', alignItems: 'center', justifyContent: 'center'}}>
          <div style={{width: 1280 * scale, height: 720 * scale, backgroundColor: '#0b84f3', position: 'relative', overflow: 'hidden'}}>
            <div style={{width: 1280, height: 720, transform: `scale(${scale})`, transformOrigin: '0 0', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 130, fontWeight: 700}}>1280 × 720</div>
          </div>
        </div>
      </AbsoluteFill>
      <div style={{position: 'absolute', left: 70, right: 70, bottom: 50, display: 'flex', justifyContent: 'space-between'}}>
        <span style={{color: '#ffb020'}}>{SIZES[move > 0.5 ? (step + 1) % SIZES.length : step][2]}</span>
        <span style={{color: '#7cc4ff'}}>scale {scale.toFixed(2)}</span>
      </div>
    </AbsoluteFill>
  );
}
