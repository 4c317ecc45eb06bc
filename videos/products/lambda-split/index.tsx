import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

const AREA = {left: 60, top: 60, width: 1160, height: 430};
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const START = 12;
const JOIN = 92;

/** Columns that make the cells of a grid of `count` as square as the area allows. */
const columnsFor = (count: number) => Math.max(1, Math.round(Math.sqrt((count * AREA.width) / AREA.height)));

/** A render that is divided: each cell is a function with its share of the frames; in the end one of them joins the parts. */
export default function LambdaSplit({frames = 600, framesPerFunction = 20}: {frames?: number; framesPerFunction?: number}) {
  const frame = useCurrentFrame();
  const count = Math.max(1, Math.ceil(frames / framesPerFunction));
  const columns = columnsFor(count);
  const rows = Math.ceil(count / columns);
  const gap = count > 60 ? 6 : 12;
  const width = (AREA.width - gap * (columns - 1)) / columns;
  const height = (AREA.height - gap * (rows - 1)) / rows;
  const joined = interpolate(frame, [JOIN + 22, JOIN + 34], [0, 1], {...HOLD, easing: Easing.out(Easing.back(1.6))});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      {Array.from({length: count}, (_, i) => {
        const done = START + 46 + random(`function ${i}`) * 26;
        const progress = interpolate(frame, [START + random(`start ${i}`) * 8, done], [0, 1], HOLD);
        const move = interpolate(frame, [JOIN + (i / count) * 14, JOIN + 10 + (i / count) * 14], [0, 1], {...HOLD, easing: Easing.inOut(Easing.cubic)});
        const mix = (from: number, to: number) => from + (to - from) * move;
        return (
          <div
            key={i}
            style={{
              position: 'absolute',
              left: mix(AREA.left + (i % columns) * (width + gap), AREA.left + (i / count) * 1020),
              top: mix(AREA.top + Math.floor(i / columns) * (height + gap), 560),
              width: mix(width, 1020 / count + 0.5),
              height: mix(height, 92),
              borderRadius: mix(Math.min(14, height / 5), 0),
              overflow: 'hidden',
              backgroundColor: '#1c2740',
            }}
          >
            <div style={{position: 'absolute', left: 0, right: 0, bottom: 0, height: `${progress * 100}%`, backgroundColor: i % 2 ? '#ffb020' : '#ffc24f'}} />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: AREA.left, top: 560, width: 1020, height: 92, outline: '4px solid #2a3857'}} />
      <div style={{position: 'absolute', left: 1108, top: 550, width: 112, height: 112, borderRadius: 56, backgroundColor: '#0b84f3', scale: String(joined)}}>
        <svg viewBox="-56 -56 112 112">
          <path d="M-16 -26 L28 0 L-16 26 Z" fill="#f7f8fa" stroke="#f7f8fa" strokeWidth={8} strokeLinejoin="round" />
        </svg>
      </div>
    </AbsoluteFill>
  );
}
