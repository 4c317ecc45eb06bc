import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

// A made-up take of 240 frames at 30 fps: where each word starts and ends
const WORDS = [
  {text: 'So', from: 62, to: 78},
  {text: 'this', from: 80, to: 96},
  {text: 'is', from: 98, to: 110},
  {text: 'the', from: 112, to: 124},
  {text: 'editor', from: 128, to: 166},
];
const TAKE = 240;
const START_PADDING = 8;
const END_PADDING = 15;
const x = (frame: number) => (frame / TAKE) * 1160;
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const bars = Array.from({length: 80}, (_, i) => {
  const at = i * 3;
  const spoken = WORDS.some(({from, to}) => at >= from && at < to);
  return {at, height: spoken ? 60 + 130 * random(`loud ${i}`) : 6 + 10 * random(`quiet ${i}`)};
});

export default function RecorderSilence({startOffset = 0, endOffset = 0}: {startOffset?: number; endOffset?: number}) {
  const frame = useCurrentFrame();
  const end = Math.min(TAKE, WORDS.at(-1)!.to + END_PADDING + endOffset);
  const start = Math.min(end, Math.max(0, WORDS[0]!.from - START_PADDING + startOffset));
  const cut = interpolate(frame, [20, 45], [0, 1], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  const played = interpolate(frame, [55, 55 + (end - start)], [start, end], HOLD);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 60, top: 60, fontSize: 46, color: '#8b95ad'}}>take: {TAKE} frames</div>
      <div style={{position: 'absolute', right: 60, top: 60, fontSize: 46, fontVariantNumeric: 'tabular-nums', opacity: cut}}>scene: {Math.round(end - start)} frames</div>
      <div style={{position: 'absolute', left: 60, top: 170}}>
        <div style={{position: 'absolute', left: x(start), width: x(end - start), top: 90, height: 260, borderRadius: 20, backgroundColor: '#16305a', opacity: cut}} />
        {WORDS.map(({text, from, to}) => (
          <div key={text} style={{position: 'absolute', left: x(from) - 40, width: x(to - from) + 80, textAlign: 'center', top: 0, fontSize: 44, color: played >= from && frame > 55 ? '#f7f8fa' : '#7cc4ff'}}>{text}</div>
        ))}
        {bars.map(({at, height}) => {
          const kept = at >= start && at < end;
          return (
            <div key={at} style={{position: 'absolute', left: x(at) + 3, top: 220 - height / 2, width: 9, height, borderRadius: 5, backgroundColor: kept ? '#0b84f3' : '#55617e', opacity: kept ? 1 : 1 - cut * 0.6}} />
          );
        })}
        {[start, end].map((at, i) => (
          <div key={i} style={{position: 'absolute', left: x(at) - 3, top: 70, width: 6, height: 300, borderRadius: 3, backgroundColor: '#ffb020', opacity: cut}} />
        ))}
        <div style={{position: 'absolute', left: x(start) - 250, width: 500, textAlign: 'center', top: 390, fontSize: 44, color: '#ffb020', opacity: cut}}>start {Math.round(start)}</div>
        <div style={{position: 'absolute', left: x(end) - 250, width: 500, textAlign: 'center', top: 390, fontSize: 44, color: '#ffb020', opacity: cut}}>end {Math.round(end)}</div>
        {frame > 55 ? <div style={{position: 'absolute', left: x(played) - 2, top: 90, width: 4, height: 260, backgroundColor: '#f7f8fa'}} /> : null}
      </div>
    </AbsoluteFill>
  );
}
