import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const WIDTH = 1120;
const HEADER = 70;

const rows = [
  {label: 'duration, size, codec', end: 20, share: HEADER / WIDTH, color: '#7cc4ff'},
  {label: 'number of frames', end: 128, share: 1, color: '#ffb020'},
];

export default function HeaderReads() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      {rows.map(({label, end, share, color}, row) => {
        const read = interpolate(frame, [8, end], [0, share], HOLD);
        const done = frame >= end;
        return (
          <div key={label} style={{position: 'absolute', left: 80, top: 80 + row * 310, width: WIDTH}}>
            <div style={{display: 'flex', justifyContent: 'space-between'}}>
              <span style={{fontWeight: 700}}>{label}</span>
              <span style={{color: done ? color : '#8b95ad'}}>{done ? 'known' : 'reading…'}</span>
            </div>
            <div style={{position: 'relative', marginTop: 22, height: 96, borderRadius: 14, overflow: 'hidden', backgroundColor: '#1c2740'}}>
              <div style={{position: 'absolute', left: HEADER, top: 0, width: 4, height: 96, backgroundColor: '#0d1321'}} />
              {Array.from({length: 21}, (_, i) => (
                <div key={i} style={{position: 'absolute', left: HEADER + 50 * (i + 1), top: 0, width: 2, height: 96, backgroundColor: '#27324f'}} />
              ))}
              <div style={{width: WIDTH * read, height: 96, backgroundColor: color, opacity: 0.9}} />
            </div>
            <div style={{marginTop: 14, color: '#8b95ad', fontSize: 40}}>{Math.max(0, Math.round((read / share) * (row === 0 ? 8 : 825)))} KB of 825 KB read</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
