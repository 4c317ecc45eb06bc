import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

/** Frames as they follow each other in the file; the number is the place on screen. */
const samples = [
  {place: 0, kind: 'key'},
  {place: 2, kind: 'delta'},
  {place: 1, kind: 'delta'},
  {place: 4, kind: 'delta'},
  {place: 3, kind: 'delta'},
  {place: 6, kind: 'delta'},
  {place: 5, kind: 'delta'},
];
const STEP = 148;

export default function DecodeOrder() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: 122, top: 60, color: '#8b95ad'}}>In the file: decoding order</div>
      <div style={{position: 'absolute', left: 122, top: 600, color: '#8b95ad'}}>On screen: display order</div>
      {samples.map(({place, kind}, i) => {
        const t = interpolate(frame, [14 + i * 14, 40 + i * 14], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
        const color = kind === 'key' ? '#ffb020' : '#0b84f3';
        const x = (at: number) => 122 + at * STEP;
        return (
          <div key={place}>
            <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
              <line x1={x(i) + 60} y1={250} x2={x(i) + 60 + (x(place) - x(i)) * t} y2={250 + 200 * t} stroke={color} strokeWidth={5} opacity={0.6} />
            </svg>
            <div style={{position: 'absolute', left: x(i), top: 140, width: 120, height: 110, boxSizing: 'border-box', borderRadius: 16, border: `4px solid ${color}`, display: 'flex', alignItems: 'center', justifyContent: 'center', color}}>{place}</div>
            <div style={{position: 'absolute', left: x(place), top: 450, width: 120, height: 110, borderRadius: 16, backgroundColor: color, color: kind === 'key' ? '#10131a' : '#f7f8fa', fontWeight: 700, display: 'flex', alignItems: 'center', justifyContent: 'center', opacity: t}}>{place}</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
