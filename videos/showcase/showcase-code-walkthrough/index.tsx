import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  fileName: string;
  code: string;
  /** Line numbers start at 1; `to` is included. */
  steps: {from: number; to: number; note: string}[];
};

const REST = 24; // frames with the whole code at the start and the end, so the loop has no cut
const MOVE = 20;
const LINE = 51;
const GAP = 92;
const CODE_LEFT = 168;
const MONO = 'ui-monospace, monospace';
const EASE = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;

const colorOf = (token: string, next = '', previous = '') => {
  if (/^(import|from|export|default|const|return|function)$/.test(token)) return '#ffb020';
  if (/<\/?$/.test(previous)) return '#ffd58a';
  if (next.startsWith('(')) return '#7cc4ff';
  if (/^\d/.test(token)) return '#ffd58a';
  return /^\w/.test(token) ? '#f7f8fa' : '#8290ad';
};

const CodeLine: React.FC<{text: string}> = ({text}) => {
  const tokens = text.match(/\w+|\s+|[^\w\s]+/g) ?? [];
  return tokens.map((token, index) => (
    <span key={index} style={{color: colorOf(token, tokens[index + 1], tokens[index - 1])}}>
      {token}
    </span>
  ));
};

export default function CodeWalkthrough({fileName, code, steps}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const lines = code.split('\n');
  const stepLength = (durationInFrames - REST * 2) / steps.length;
  const starts = steps.map((_, index) => REST + index * stepLength);

  // How open each note is, 0 to 1; one closes while the next one opens
  const focus = starts.map((start) => {
    const end = start + stepLength;
    return (
      interpolate(frame, [start, start + MOVE], [0, 1], EASE) - interpolate(frame, [end, end + MOVE], [0, 1], EASE)
    );
  });
  const anyFocus = focus.reduce((total, level) => total + level, 0);

  // Lines below an open note make room for it
  const topOf = (line: number) =>
    steps.reduce(
      (top, {to}, index) => top + GAP * focus[index]! * Math.min(1, Math.max(0, line - to + 1)),
      line * LINE,
    );
  // Where the highlight is on its way from one step to the next
  const between = (pick: (step: Props['steps'][number]) => number) =>
    interpolate(
      frame,
      starts.flatMap((start) => [start, start + MOVE]),
      steps.flatMap((step, index) => [pick(steps[index - 1] ?? step), pick(step)]),
      EASE,
    );

  const bandTop = topOf(between(({from}) => from - 1));
  const bandHeight = between(({from, to}) => to - from + 1) * LINE;
  const top = 360 + 36 - (lines.length * LINE + anyFocus * GAP) / 2;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <div
        style={{position: 'absolute', left: 0, top: 0, bottom: 0, width: CODE_LEFT - 24, backgroundColor: '#0a0f1a'}}
      />
      <div style={{position: 'absolute', left: CODE_LEFT, top: 36, fontSize: 30, color: '#7585a6', fontFamily: MONO}}>
        {fileName}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          right: 0,
          top,
          fontFamily: MONO,
          fontSize: 37,
          lineHeight: `${LINE}px`,
          whiteSpace: 'pre',
        }}
      >
        <div
          style={{
            position: 'absolute',
            left: 0,
            right: 0,
            top: bandTop,
            height: bandHeight,
            opacity: anyFocus,
            backgroundColor: '#1b2f56',
            borderLeft: '10px solid #0b84f3',
          }}
        />
        {lines.map((text, line) => {
          const own = Math.max(
            0,
            ...steps.map(({from, to}, index) => (line + 1 >= from && line + 1 <= to ? focus[index]! : 0)),
          );
          return (
            <div
              key={line}
              style={{position: 'absolute', left: 0, top: topOf(line), opacity: 1 - 0.68 * Math.max(0, anyFocus - own)}}
            >
              <span
                style={{
                  display: 'inline-block',
                  width: CODE_LEFT - 44,
                  marginRight: 44,
                  textAlign: 'right',
                  color: '#4d5c7e',
                }}
              >
                {line + 1}
              </span>
              <CodeLine text={text} />
            </div>
          );
        })}
      </div>
      {steps.map(({to, note}, index) => {
        const open = focus[index]!;
        return (
          <div
            key={note}
            style={{
              position: 'absolute',
              left: CODE_LEFT,
              top: top + topOf(to - 1) + LINE,
              height: GAP * open,
              display: 'flex',
              alignItems: 'center',
              gap: 22,
              overflow: 'hidden',
              opacity: open,
              translate: `${(1 - open) * -40}px 0`,
            }}
          >
            <div
              style={{
                width: 52,
                height: 52,
                borderRadius: 26,
                backgroundColor: '#ffb020',
                color: '#10131a',
                fontSize: 32,
                fontWeight: 750,
                lineHeight: '52px',
                textAlign: 'center',
              }}
            >
              {index + 1}
            </div>
            <div style={{fontSize: 44, fontWeight: 600, letterSpacing: '-0.015em', color: '#ffb020'}}>{note}</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
