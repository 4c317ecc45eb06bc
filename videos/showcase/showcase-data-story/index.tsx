import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  subject: string;
  note: string;
  /** One value per week. */
  values: number[];
  /** What is said while the line grows to the peak, at the peak, and about the time after it. */
  headlines: [string, string, string];
  line: string;
  highlight: string;
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const GLIDE = Easing.bezier(0.65, 0, 0.15, 1);
const PLOT = {left: 130, right: 1216, top: 250, bottom: 620};

// Three beats: grow (the ordinary weeks), look (close to the peak), compare (before and after).
const LOOK = 84;
const COMPARE = 164;
const LEAVE = 258;

const average = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length;
const isolated = (frame: number, from: number, to: number, over = 16) => interpolate(frame, [from, from + over, to - over, to], [0, 1, 1, 0], {...HOLD, easing: Easing.inOut(Easing.cubic)});

const Headline = ({text, from, to}: {text: string; from: number; to: number}) => {
  const frame = useCurrentFrame();
  return (
    <div style={{position: 'absolute', left: 64, right: 64, top: 96, fontSize: 84, fontWeight: 680, letterSpacing: '-0.035em', lineHeight: 1.1, whiteSpace: 'nowrap'}}>
      {text.split(' ').map((word, i) => {
        const shift = interpolate(frame, [from + i * 2, from + i * 2 + 22, to - 10, to], [110, 0, 0, -110], {...HOLD, easing: frame < to - 12 ? Easing.out(Easing.exp) : Easing.in(Easing.cubic)});
        return (
          <span key={i} style={{display: 'inline-block', overflow: 'hidden', marginRight: '0.24em', padding: '0.06em 0.02em 0.12em', verticalAlign: 'top'}}>
            <span style={{display: 'inline-block', translate: `0 ${shift * 1.2}%`}}>{word}</span>
          </span>
        );
      })}
    </div>
  );
};

export default function DataStory({subject, note, values, headlines, line, highlight}: Props) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const last = values.length - 1;
  const most = Math.max(...values);
  const peak = values.indexOf(most);
  const before = average(values.slice(0, peak - 1));
  const after = average(values.slice(peak + 4));

  // The camera: which weeks and which values the plot shows.
  const close = interpolate(frame, [LOOK, LOOK + 30, COMPARE - 6, COMPARE + 26], [0, 1, 1, 0], {...HOLD, easing: GLIDE});
  const weeks = {from: interpolate(close, [0, 1], [0, peak - 5]), to: interpolate(close, [0, 1], [last, peak + 5])};
  const ceiling = most * interpolate(close, [0, 1], [1.16, 1.3]);
  const x = (week: number) => interpolate(week, [weeks.from, weeks.to], [PLOT.left, PLOT.right]);
  const y = (value: number) => interpolate(value, [0, ceiling], [PLOT.bottom, PLOT.top]);

  const drawn = interpolate(frame, [8, LOOK + 4, LOOK + 30, COMPARE, COMPARE + 34], [0, peak - 1.5, peak, peak + 2, last], {...HOLD, easing: Easing.inOut(Easing.quad)});
  const gone = interpolate(frame, [LEAVE, durationInFrames - 3], [0, last + 0.5], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  const head = values[Math.floor(drawn)]! + ((values[Math.ceil(drawn)] ?? 0) - values[Math.floor(drawn)]!) * (drawn % 1);

  const callout = spring({fps, frame: frame - LOOK - 28, config: {damping: 13}}) * interpolate(frame, [COMPARE - 4, COMPARE + 8], [1, 0], HOLD);
  const compare = interpolate(frame, [COMPARE + 30, COMPARE + 52], [0, 1], {...HOLD, easing: GLIDE});
  const leaving = 1 - interpolate(frame, [LEAVE - 6, LEAVE + 10], [0, 1], HOLD);
  const magnitude = 10 ** Math.floor(Math.log10(most / 2));
  const step = Math.floor(most / 2 / magnitude) * magnitude; // a round number, twice or three times below the peak
  const path = values.map((value, week) => `${x(week)} ${y(value)}`).join('L');
  const clip = {left: Math.max(x(gone), PLOT.left), right: x(drawn)};

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', overflow: 'hidden'}}>
      <div style={{position: 'absolute', left: 64, right: 64, top: 42, display: 'flex', justifyContent: 'space-between', fontSize: 40, color: '#9aa7bd'}}>
        <span style={{fontWeight: 560}}>{subject}</span>
        <span>{note}</span>
      </div>
      <Headline text={headlines[0]} from={0} to={LOOK + 10} />
      <Headline text={headlines[1]} from={LOOK + 8} to={COMPARE + 6} />
      <Headline text={headlines[2]} from={COMPARE + 4} to={LEAVE + 14} />

      <svg width={1280} height={720} fill="#f7f8fa" style={{position: 'absolute', fontVariantNumeric: 'tabular-nums'}}>
        {/* Value axis, week axis from afar, week axis from near. */}
        {[0, 1, 2, 3].map((i) => i * step).filter((value) => y(value) > PLOT.top - 4).map((value) => (
          <g key={value}>
            <line x1={PLOT.left} x2={1280} y1={y(value)} y2={y(value)} stroke="#f7f8fa" strokeWidth={value === 0 ? 4 : 2} opacity={value === 0 ? 1 : 0.12} />
            <text x={PLOT.left - 18} y={y(value) + 13} textAnchor="end" fontSize={38} fill="#9aa7bd">{value}</text>
          </g>
        ))}
        {values.map((_, week) => week).filter((week) => week % 13 === 0 && x(week) >= PLOT.left - 2 && x(week) < 1240).map((week) => (
          <text key={week} x={x(week)} y={PLOT.bottom + 56} fontSize={38} fill="#9aa7bd" opacity={interpolate(close, [0, 0.3], [1, 0], HOLD)}>{`Week ${week + 1}`}</text>
        ))}
        {values.map((_, week) => week).filter((week) => Math.abs(week - peak) <= 4).map((week) => (
          <text key={week} x={x(week)} y={PLOT.bottom + 56} textAnchor="middle" fontSize={38} fill="#9aa7bd" opacity={interpolate(close, [0.9, 1], [0, 1], HOLD)}>{week + 1}</text>
        ))}
        <svg x={clip.left} width={Math.max(0, clip.right - clip.left)} height={720}>
          <g transform={`translate(${-clip.left} 0)`}>
            <path d={`M${x(0)} ${PLOT.bottom}L${path}L${x(last)} ${PLOT.bottom}Z`} fill={line} opacity={0.09} />
            <path d={`M${path}`} fill="none" stroke={line} strokeWidth={9 + close * 4} strokeLinejoin="round" strokeLinecap="round" />
          </g>
        </svg>
        <circle cx={x(drawn)} cy={y(head)} r={15} fill={line} opacity={interpolate(frame, [4, 10, LEAVE - 4, LEAVE + 8], [0, 1, 1, 0], HOLD)} />

        <g transform={`translate(${x(peak)} ${y(most)})`}>
          <circle r={20 * callout} fill={highlight} />
          <circle r={20 + 46 * ((frame % 40) / 40)} fill="none" stroke={highlight} strokeWidth={5} opacity={callout * (1 - (frame % 40) / 40)} />
          <text x={48} y={20} fontSize={100} fontWeight={720} letterSpacing="-0.04em" opacity={isolated(frame, LOOK + 30, COMPARE + 6, 10)}>{most}</text>
        </g>

        {[
          {value: before, from: 0, to: peak - 2},
          {value: after, from: peak + 4, to: last},
        ].map(({value, from, to}, i) => (
          <g key={i} opacity={leaving}>
            <line x1={x(from)} x2={x(from + (to - from) * compare)} y1={y(value)} y2={y(value)} stroke={i === 0 ? '#f7f8fa' : highlight} strokeWidth={10} strokeLinecap="round" opacity={compare > 0 ? 1 : 0} />
            <text x={x((from + to) / 2)} y={y(value) - 60} textAnchor="middle" fontSize={64} fontWeight={660} letterSpacing="-0.03em" opacity={interpolate(compare, [0.5, 1], [0, 1], HOLD)}>
              {i === 0 ? `${Math.round(before)} a week` : `${Math.round(after)} a week`}
            </text>
          </g>
        ))}
        <text x={PLOT.right} y={PLOT.top + 50} textAnchor="end" fontSize={120} fontWeight={740} letterSpacing="-0.05em" fill={line} opacity={compare * leaving}>
          {`+${Math.round((after / before - 1) * 100 * compare)}%`}
        </text>
      </svg>
    </AbsoluteFill>
  );
}
