import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

// us-east-1, ARM, US dollars: the price list that ships with @remotion/lambda 4.0.383
const PER_GB_SECOND = 0.0000133334;
const PER_REQUEST = 0.0000002;

/** Memory times time: each square is a function, its size is the memory, its number the seconds. */
export default function LambdaPrice({memory = 2048, functions = 46, seconds = 7}: {memory?: number; functions?: number; seconds?: number}) {
  const frame = useCurrentFrame();
  const t = interpolate(frame, [10, 90], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.out(Easing.cubic)});
  const gbSeconds = (memory / 1024) * functions * seconds;
  const dollars = gbSeconds * PER_GB_SECOND + functions * PER_REQUEST;
  const columns = Math.min(25, Math.ceil(Math.sqrt(functions * 4)));
  const cell = Math.min(90, 1160 / columns, 330 / Math.ceil(functions / columns));
  const size = cell * (0.3 + 0.6 * Math.sqrt(memory / 10240));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      {Array.from({length: functions}, (_, i) => (
        <div key={i} style={{position: 'absolute', left: 60 + (i % columns) * cell, top: 60 + Math.floor(i / columns) * cell, width: size, height: size, borderRadius: size / 6, backgroundColor: '#1c2740', overflow: 'hidden'}}>
          <div style={{position: 'absolute', left: 0, right: 0, bottom: 0, height: `${t * 100}%`, backgroundColor: i % 2 ? '#ffb020' : '#ffc24f'}} />
        </div>
      ))}
      <div style={{position: 'absolute', left: 60, top: 430, fontSize: 44, color: '#a9b4c8'}}>
        {memory / 1024} GB × {functions} functions × {seconds} s = {Math.round(gbSeconds * t).toLocaleString('en-US')} GB-s
      </div>
      <div style={{position: 'absolute', left: 60, top: 510, fontSize: 130, fontWeight: 800}}>${(dollars * t).toFixed(4)}</div>
    </AbsoluteFill>
  );
}
