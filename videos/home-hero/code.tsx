import {Easing, interpolate} from 'remotion';
import {CUES} from './scene';

const LINE = 38;
const INK = {plain: '#f7f8fa', quiet: '#8797b5', keyword: '#7cc4ff', tag: '#5aaeff', text: '#ffb020'};
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

type Token = [text: string, color: string];
type Line = {tokens: (frame: number) => Token[]; typed?: [from: number, to: number]; cue?: number};

const fixed = (...tokens: Token[]) => () => tokens;

/** Selects the colour, removes it and types another one. */
const reelLine = (frame: number): Token[] => {
  const start: Token[] = [
    ['    <', INK.quiet],
    ['Reel', INK.tag],
    [' color=', INK.plain],
  ];
  const typed = Math.round(interpolate(frame, [96, CUES.amber], [0, 7], HOLD));
  return [...start, frame < 95 ? ['{accent}', INK.keyword] : ['"amber"'.slice(0, typed), INK.text], [' />', INK.quiet]];
};

const LINES: Line[] = [
  {tokens: fixed(['const', INK.keyword], [' frame = ', INK.plain], ['useCurrentFrame', INK.tag], ['();', INK.quiet])},
  {tokens: fixed(['const', INK.keyword], [' enter = ', INK.plain], ['spring', INK.tag], ['({frame, fps});', INK.quiet])},
  {tokens: fixed()},
  {tokens: fixed(['return', INK.keyword], [' (', INK.quiet])},
  {tokens: fixed(['  <', INK.quiet], ['AbsoluteFill', INK.tag], ['>', INK.quiet])},
  {tokens: reelLine, typed: [6, 22], cue: CUES.reel},
  {tokens: fixed(['    <', INK.quiet], ['Title', INK.tag], [' enter=', INK.plain], ['{enter}', INK.keyword], ['>', INK.quiet]), typed: [30, 44]},
  {tokens: fixed(['      {title}', INK.plain]), typed: [44, 52], cue: CUES.title},
  {tokens: fixed(['    </', INK.quiet], ['Title', INK.tag], ['>', INK.quiet]), typed: [52, 58]},
  {tokens: fixed(['  </', INK.quiet], ['AbsoluteFill', INK.tag], ['>', INK.quiet])},
  {tokens: fixed([');', INK.quiet])},
];

const clip = (tokens: Token[], length: number): Token[] => {
  let left = length;
  return tokens.map(([text, color]) => {
    const shown = text.slice(0, Math.max(0, left));
    left -= text.length;
    return [shown, color];
  });
};

const glowAfter = (frame: number, cue: number | undefined) => (cue === undefined ? 0 : interpolate(frame - cue, [-2, 0, 22], [0, 1, 0], HOLD));

const Caret = () => <span style={{display: 'inline-block', width: 3, height: 29, marginRight: -3, verticalAlign: '-5px', backgroundColor: '#0b84f3'}} />;

const CodeLine = ({line: {tokens, typed, cue}, frame}: {line: Line; frame: number}) => {
  const all = tokens(frame);
  const length = all.reduce((sum, [text]) => sum + text.length, 0);
  const indent = /^ */.exec(all.map(([text]) => text).join(''))?.[0].length ?? 0;
  const shown = typed ? Math.round(interpolate(frame, typed, [indent, length], HOLD)) : length;
  const removed = interpolate(frame, [160, 172], [0, 1], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  const height = typed ? interpolate(frame, [typed[0] - 5, typed[0]], [0, 1], {...HOLD, easing: Easing.out(Easing.cubic)}) * (1 - removed) : 1;
  const typing = typed !== undefined && frame >= typed[0] && frame < typed[1] + 2;
  const editing = tokens === reelLine && frame >= 84 && frame < CUES.amber + 12;
  const selected = typed !== undefined && frame >= CUES.leave && frame < 172;
  const glow = Math.max(glowAfter(frame, cue), tokens === reelLine ? glowAfter(frame, CUES.amber) : 0);

  return (
    <div
      style={{
        height: LINE * height,
        opacity: height,
        overflow: 'hidden',
        margin: '0 -32px',
        padding: '0 29px',
        borderLeft: `3px solid rgba(11, 132, 243, ${glow})`,
        backgroundColor: selected ? 'rgba(11, 132, 243, 0.28)' : `rgba(11, 132, 243, ${glow * 0.22})`,
      }}
    >
      {clip(all, shown).map(([text, color], i) => (
        <span key={i}>
          <span style={{color, borderRadius: 4, backgroundColor: editing && i === 3 && frame < 95 ? 'rgba(11, 132, 243, 0.5)' : undefined}}>{text}</span>
          {editing && i === 3 ? <Caret /> : null}
        </span>
      ))}
      {typing ? <Caret /> : null}
    </div>
  );
};

/** The editor: a component that is typed, changed and cleared again in one loop. */
export const Code = ({frame}: {frame: number}) => (
  <div style={{fontFamily: "'Geist Mono Film', 'Geist Mono Variable', ui-monospace, monospace", fontSize: 22, lineHeight: `${LINE}px`, whiteSpace: 'pre'}}>
    {LINES.map((line, i) => (
      <CodeLine key={i} line={line} frame={frame} />
    ))}
  </div>
);
