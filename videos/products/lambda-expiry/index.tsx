import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 330;
const WIDTH = 880;
const ROWS = [
  {name: '1-day', days: 1},
  {name: '3-days', days: 3},
  {name: '7-days', days: 7},
  {name: '30-days', days: 30},
  {name: 'not set', days: Infinity},
];

/** Four renders of the same day, and one that is never deleted. */
export default function LambdaExpiry() {
  const frame = useCurrentFrame();
  const day = interpolate(frame, [15, 160], [0, 33], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const x = LEFT + (Math.min(day, 33) / 33) * WIDTH;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 50, fontSize: 52, fontWeight: 700}}>Day {Math.floor(day)}</div>
      {ROWS.map(({name, days}, i) => {
        const gone = day > days;
        const end = LEFT + (Math.min(day, days) / 33) * WIDTH;
        return (
          <div key={name}>
            <div style={{position: 'absolute', left: 60, top: 168 + i * 104, fontSize: 44, fontWeight: 600, color: gone ? '#6b7a95' : '#f7f8fa'}}>{name}</div>
            <div style={{position: 'absolute', left: LEFT, top: 160 + i * 104, width: Math.max(14, end - LEFT), height: 70, borderRadius: 14, backgroundColor: gone ? '#1c2740' : days === Infinity ? '#ffb020' : '#0b84f3'}} />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: x - 2, top: 130, width: 4, height: 540, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
