import type {CSSProperties} from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Departure = {time: string; to: string; gate: string; boarding: boolean};

type Props = {
  title: string;
  note: string;
  lampLabel: string;
  accent: string;
  /** Two pages of the board, which take turns; both have as many flights. */
  pages: [Departure[], Departure[]];
};

const ALPHABET = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:';
const COLUMNS = [
  {field: 'time', length: 5, color: '#7cc4ff'},
  {field: 'to', length: 11, color: '#f7f8fa'},
  {field: 'gate', length: 3, color: 'accent'},
] as const;

const TURNS = [24, 144]; // frames at which the board changes to the second page, and back
const FRAMES_PER_FLAP = 3;
const MOST_FLAPS = 9; // a real drum shows every letter on its way; that would take too long
const WIDTH = 51;
const HEIGHT = 76;

/** What a drum shows between two letters: forwards only, as the mechanism cannot turn back. */
const drum = (from: string, to: string): string[] => {
  const start = ALPHABET.indexOf(from);
  const steps = (ALPHABET.indexOf(to) - start + ALPHABET.length) % ALPHABET.length;
  const all = Array.from({length: steps}, (_, i) => ALPHABET[(start + i + 1) % ALPHABET.length]!);
  return from === to ? [from] : [from, ...all.slice(-MOST_FLAPS, -1), to];
};

const Half = ({side, letter, style}: {side: 'top' | 'bottom'; letter: string; style?: CSSProperties}) => (
  <div
    style={{
      position: 'absolute',
      top: side === 'top' ? 0 : HEIGHT / 2,
      width: WIDTH,
      height: HEIGHT / 2 - 1,
      overflow: 'hidden',
      borderRadius: side === 'top' ? '7px 7px 2px 2px' : '2px 2px 7px 7px',
      background: side === 'top' ? 'linear-gradient(#2b3754, #232d47)' : 'linear-gradient(#1d263d, #222c46)',
      transformOrigin: side === 'top' ? '50% 100%' : '50% 0',
      ...style,
    }}
  >
    <div style={{lineHeight: `${HEIGHT}px`, marginTop: side === 'top' ? 0 : -HEIGHT / 2 - 1, textAlign: 'center'}}>{letter}</div>
  </div>
);

const Cell = ({from, to, start}: {from: string; to: string; start: number}) => {
  const frame = useCurrentFrame();
  const letters = drum(from, to);
  const position = Math.min(Math.max((frame - start) / FRAMES_PER_FLAP, 0), letters.length - 1);
  const current = letters[Math.floor(position)]!;
  const next = letters[Math.ceil(position)]!;
  const fall = (position % 1) ** 1.6; // gravity: slow to let go, fast to land

  return (
    <div style={{position: 'relative', width: WIDTH, height: HEIGHT, perspective: 220}}>
      <Half side="top" letter={next} />
      <Half side="bottom" letter={current} />
      {fall > 0 && fall < 0.5 ? <Half side="top" letter={current} style={{transform: `rotateX(${-fall * 180}deg)`, filter: `brightness(${1 + fall})`}} /> : null}
      {fall >= 0.5 ? <Half side="bottom" letter={next} style={{transform: `rotateX(${(1 - fall) * 180}deg)`, filter: `brightness(${0.55 + fall * 0.45})`}} /> : null}
    </div>
  );
};

const Lamp = ({from, to, start, color}: {from: boolean; to: boolean; start: number; color: string}) => {
  const frame = useCurrentFrame();
  const lit = frame < start ? from : to;
  const blink = Math.floor(frame / 12) % 2 === 0 ? 1 : 0.3;
  return <div style={{marginLeft: 'auto', width: 26, height: 26, borderRadius: 13, backgroundColor: lit ? color : '#232d47', opacity: lit ? blink : 1, boxShadow: lit ? `0 0 ${28 * blink}px ${color}` : 'none'}} />;
};

export default function SplitFlap({title, note, lampLabel, accent, pages}: Props) {
  const frame = useCurrentFrame();
  const turn = frame < TURNS[1]! ? 0 : 1;
  const [before, after] = turn === 0 ? pages : [pages[1], pages[0]];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '40px 50px 0'}}>
      <div style={{display: 'flex', alignItems: 'center', gap: 24, height: 88, marginBottom: 16}}>
        <svg viewBox="0 0 24 24" width={66} height={66}>
          <rect width={24} height={24} rx={5} fill={accent} />
          <path d="M7 17 17 7M9 7h8v8" fill="none" stroke="#10131a" strokeWidth={2.6} />
        </svg>
        <div style={{fontSize: 72, fontWeight: 650, letterSpacing: '-0.03em'}}>{title}</div>
        <div style={{marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 16, fontSize: 38, color: '#8fa1c0'}}>
          <span style={{marginRight: 28}}>{note}</span>
          <span style={{width: 22, height: 22, borderRadius: 11, backgroundColor: accent}} />
          {lampLabel}
        </div>
      </div>
      {before.map((departure, row) => {
        const next = after[row]!;
        let place = 0;
        return (
          <div key={row} style={{display: 'flex', alignItems: 'center', gap: 30, height: HEIGHT + 14}}>
            {COLUMNS.map(({field, length, color}) => (
              <div key={field} style={{display: 'flex', gap: 4, fontSize: 54, fontWeight: 560, color: color === 'accent' ? accent : color}}>
                {Array.from({length}, (_, i) => (
                  <Cell
                    key={i}
                    from={departure[field].toUpperCase().padEnd(length)[i]!}
                    to={next[field].toUpperCase().padEnd(length)[i]!}
                    // The change runs over the board as a wave, row by row and from left to right.
                    start={TURNS[turn]! + row * 6 + place++ * 1.2}
                  />
                ))}
              </div>
            ))}
            <Lamp from={departure.boarding} to={next.boarding} start={TURNS[turn]! + row * 6 + 40} color={accent} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
