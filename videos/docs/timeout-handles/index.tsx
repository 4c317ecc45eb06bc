import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const SECONDS = 30;
const LEFT = 470;
const WIDTH = 730;
const x = (second: number) => LEFT + (second / SECONDS) * WIDTH;

const handles = [
  {label: 'Loading font', end: 3, cleared: true},
  {label: 'Fetching scores', end: 9, cleared: true},
  {label: 'Loading map', end: 28, cleared: false},
];

export default function TimeoutHandles() {
  const frame = useCurrentFrame();
  const now = interpolate(frame, [10, 130], [0, 28], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const failed = now >= 28;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 80, top: 64, fontSize: 52, fontWeight: 700}}>Frame 0 waits for three handles</div>
      {handles.map(({label, end, cleared}, i) => {
        const until = Math.min(now, end);
        const done = cleared && now >= end;
        const color = done ? '#0b84f3' : failed ? '#ff5a4e' : '#ffb020';
        return (
          <div key={label}>
            <div style={{position: 'absolute', left: 80, top: 190 + i * 100, lineHeight: '64px'}}>{label}</div>
            <div style={{position: 'absolute', left: LEFT, top: 190 + i * 100, width: WIDTH, height: 64, borderRadius: 12, backgroundColor: '#16213a'}} />
            <div style={{position: 'absolute', left: LEFT, top: 190 + i * 100, width: x(until) - LEFT, height: 64, borderRadius: 12, backgroundColor: color}} />
            {done ? <div style={{position: 'absolute', left: x(end) + 16, top: 190 + i * 100, lineHeight: '64px', color: '#7cc4ff'}}>{end} s</div> : null}
          </div>
        );
      })}
      <div style={{position: 'absolute', left: x(now) - 2, top: 170, width: 4, height: 308, backgroundColor: '#f7f8fa'}} />
      <div style={{position: 'absolute', left: x(now) - 100, top: 490, width: 200, textAlign: 'center'}}>{now.toFixed(0)} s</div>
      <div style={{position: 'absolute', left: 80, right: 80, top: 590, color: '#ff8a80', opacity: failed ? 1 : 0, whiteSpace: 'nowrap'}}>
        “Loading map” … not cleared after 28000ms
      </div>
    </AbsoluteFill>
  );
}
