import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  note: string;
  period: string;
  ground: string;
  /** The sign with the names. */
  sign: string;
  entries: {name: string; color: string; values: number[]}[];
};

const INTRO = 26;
const OUTRO = 48;
const ROW = 84;
const CHART = {left: 296, top: 192, width: 904};
const GRID_STEP = 50;
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** A place such as 2.4 while two bars are close: overtaking becomes a movement instead of a jump. */
const softPlace = (value: number, others: number[], reach: number) =>
  sum(
    others.map((other) =>
      interpolate(other - value, [-reach, reach], [0, 1], {...CLAMP, easing: Easing.inOut(Easing.quad)}),
    ),
  );

const Counter: React.FC<{period: string; at: number; count: number; color: string}> = ({period, at, count, color}) => {
  // Rests on each number and rolls in the last third before the next one
  const roll = Math.floor(at) + interpolate(at % 1, [0.65, 1], [0, 1], {...CLAMP, easing: Easing.inOut(Easing.cubic)});
  return (
    <div style={{position: 'absolute', right: 24, bottom: 4, textAlign: 'right', color, opacity: 0.16}}>
      <div style={{paddingRight: 18, fontSize: 56, fontWeight: 650}}>{period}</div>
      <div
        style={{
          height: 330,
          overflow: 'hidden',
          paddingRight: 18,
          fontSize: 380,
          lineHeight: '330px',
          fontWeight: 800,
          letterSpacing: '-0.05em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <div style={{translate: `0 ${-roll * 330}px`}}>
          {Array.from({length: count}, (_, index) => (
            <div key={index}>{index + 1}</div>
          ))}
        </div>
      </div>
    </div>
  );
};

export default function ChartsRacing({title, note, period, ground, sign, entries}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const steps = entries[0]?.values.map((_, step) => step) ?? [];
  const last = steps.length - 1;
  const finish = durationInFrames - OUTRO;

  const time = interpolate(frame, [INTRO, finish], [0, last], CLAMP);
  // Counts back to 1 while the stage is empty, so the loop has no cut
  const rewind = interpolate(frame, [finish + 20, durationInFrames - 1], [0, last], {
    ...CLAMP,
    easing: Easing.inOut(Easing.cubic),
  });

  const values = entries.map((entry) => interpolate(time, steps, entry.values, CLAMP));
  const leader = Math.max(...values);
  // The leader moves right although the scale grows with it
  const pixelsPerUnit = (CHART.width * interpolate(time, [0, last], [0.5, 0.87])) / leader;
  const gridOpacity = interpolate(frame, [4, INTRO, finish + 14, finish + 34], [0, 1, 1, 0], CLAMP);

  return (
    <AbsoluteFill style={{backgroundColor: ground, color: sign, overflow: 'hidden'}}>
      <div style={{position: 'absolute', left: 0, top: 0, width: CHART.left, height: '100%', backgroundColor: sign}} />
      <Counter period={period} at={time - rewind} count={steps.length} color={sign} />
      <div style={{position: 'absolute', left: CHART.left + 36, top: 38}}>
        <div style={{fontSize: 76, lineHeight: 1.05, fontWeight: 780, letterSpacing: '-0.04em'}}>{title}</div>
        <div style={{marginTop: 6, fontSize: 36, opacity: 0.7}}>{note}</div>
      </div>
      {Array.from({length: Math.ceil(CHART.width / pixelsPerUnit / GRID_STEP)}, (_, line) => (
        <div
          key={line}
          style={{
            position: 'absolute',
            left: CHART.left + line * GRID_STEP * pixelsPerUnit,
            top: CHART.top,
            width: 2,
            height: ROW * entries.length - 16,
            backgroundColor: sign,
            opacity: gridOpacity * 0.14,
          }}
        />
      ))}
      {entries.map(({name, color}, index) => {
        const value = values[index] ?? 0;
        const place = softPlace(
          value,
          values.filter((_, other) => other !== index),
          leader * 0.03,
        );
        const enter = interpolate(frame, [place * 3, 20 + place * 3], [0, 1], {
          ...CLAMP,
          easing: Easing.out(Easing.cubic),
        });
        const leave = interpolate(frame, [finish + 12 + place * 2, finish + 28 + place * 2], [1, 0], {
          ...CLAMP,
          easing: Easing.in(Easing.cubic),
        });
        const shown = enter * leave;

        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 0,
              top: CHART.top + place * ROW,
              height: ROW - 16,
              display: 'flex',
              alignItems: 'center',
              fontSize: 40,
              zIndex: Math.round(20 - place),
            }}
          >
            <div style={{width: CHART.left - 32, textAlign: 'right', fontWeight: 600, color: ground, opacity: shown}}>{name}</div>
            <div
              style={{
                marginLeft: 32,
                width: value * pixelsPerUnit * shown,
                height: '100%',
                borderRadius: '0 999px 999px 0',
                backgroundColor: color,
              }}
            />
            <div style={{marginLeft: 22, fontSize: 48, fontWeight: 760, letterSpacing: '-0.03em', fontVariantNumeric: 'tabular-nums', opacity: shown}}>
              {Math.round(value * enter)}
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
