import {AbsoluteFill, Easing, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

// Each token: text, then column and row before and after; null when it is not there
const tokens: [string, string, [number, number] | null, [number, number] | null][] = [
  ['const', '#7cc4ff', [0, 0], [0, 0]],
  ['sum', '#f7f8fa', [6, 0], [6, 0]],
  ['= 0;', '#9aa8bf', [10, 0], null],
  ['= list', '#9aa8bf', null, [10, 0]],
  ['for', '#7cc4ff', [0, 2], null],
  ['(n of list)', '#9aa8bf', [4, 2], null],
  ['.reduce(', '#ffb020', null, [2, 2]],
  ['(a, n) =>', '#9aa8bf', null, [4, 3]],
  ['sum +=', '#f7f8fa', [2, 3], null],
  ['a +', '#f7f8fa', null, [14, 3]],
  ['n', '#ffb020', [9, 3], [18, 3]],
  [');', '#9aa8bf', null, [2, 4]],
];
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;

export default function CodeHike() {
  const frame = useCurrentFrame();
  const morph = interpolate(frame, [30, 56, 114, 140], [0, 1, 1, 0], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', padding: 70}}>
      <div style={{display: 'flex', gap: 20}}>
        {['before', 'after'].map((name, i) => (
          <div key={name} style={{padding: '14px 34px', borderRadius: 18, fontSize: 42, fontWeight: 600, color: interpolateColors(i ? morph : 1 - morph, [0, 1], ['#8a99b3', '#0d1321']), backgroundColor: interpolateColors(i ? morph : 1 - morph, [0, 1], ['#1a2436', '#7cc4ff'])}}>
            {name}
          </div>
        ))}
      </div>
      <div style={{position: 'relative', marginTop: 90, fontFamily: 'ui-monospace, monospace', fontSize: 66, lineHeight: '112px', fontWeight: 500, whiteSpace: 'pre'}}>
        {tokens.map(([text, color, before, after]) => {
          const [x1, y1] = before ?? after ?? [0, 0];
          const [x2, y2] = after ?? before ?? [0, 0];
          const shown = before && after ? 1 : before ? interpolate(morph, [0, 0.4], [1, 0], clamp) : interpolate(morph, [0.6, 1], [0, 1], clamp);
          return (
            <span key={text} style={{position: 'absolute', left: `${x1 + (x2 - x1) * morph}ch`, top: (y1 + (y2 - y1) * morph) * 112, color, opacity: shown, transform: `translateY(${(1 - shown) * 24}px)`}}>
              {text}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
