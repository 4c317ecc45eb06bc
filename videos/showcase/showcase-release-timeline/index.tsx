import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Release = {version: string; date: string};

type Props = {
  title: string;
  /** Oldest first, dates as YYYY-MM-DD. */
  releases: Release[];
  /** The ground of each major version. */
  grounds: string[];
  accent: string;
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const GLIDE = Easing.bezier(0.6, 0, 0.15, 1);

const MOVE = 8; // frames from one release to the next
const REST = 2; // the play head hardly stops at a minor version …
const REST_MAJOR = 17; // … and takes a breath at a major one
const START = 12;
const CLOSE_UP = 6.4; // pixels per day while the play head travels
const AXIS = 560;
const DAY = 24 * 60 * 60 * 1000;

const isMajor = (version: string) => version.endsWith('.0');
const formatDate = (date: string) => new Date(date).toLocaleDateString('en-GB', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});

/** The first days of all months in between. */
const monthsBetween = (from: number, to: number): Date[] => {
  const months: Date[] = [];
  for (let month = new Date(from).getUTCMonth() + 1; ; month++) {
    const date = new Date(Date.UTC(new Date(from).getUTCFullYear(), month, 1));
    if (date.getTime() > to) {
      return months;
    }
    months.push(date);
  }
};

/** When the play head arrives at each release. */
const arrivals = (releases: Release[]): number[] => {
  let frame = START;
  return releases.map(({version}, i) => {
    const arrival = i === 0 ? 0 : frame + MOVE;
    frame = i === 0 ? frame : arrival + (isMajor(version) ? REST_MAJOR : REST);
    return arrival;
  });
};

/** One part of the version number: the old value leaves upwards, the new one follows. */
const Roll = ({from, to, progress}: {from: string; to: string; progress: number}) => (
  <span style={{position: 'relative', display: 'inline-block', overflow: 'hidden', height: '1em', paddingRight: '0.05em', marginRight: '-0.05em'}}>
    <span style={{display: 'inline-block', translate: from === to ? undefined : `0 ${(1 - progress) * 100}%`}}>{to}</span>
    {from === to ? null : <span style={{position: 'absolute', left: 0, translate: `0 ${-progress * 100}%`}}>{from}</span>}
  </span>
);

export default function ReleaseTimeline({title, releases, grounds, accent}: Props) {
  const frame = useCurrentFrame();
  const {fps, width, height, durationInFrames} = useVideoConfig();

  const first = Date.parse(releases[0]!.date);
  const days = releases.map(({date}) => (Date.parse(date) - first) / DAY);
  const lastDay = days.at(-1)!;
  const at = arrivals(releases);
  const end = at.at(-1)!;

  // At the end the camera shows all of it, then everything runs backwards to the start.
  const rewind = interpolate(frame, [durationInFrames - 30, durationInFrames - 2], [0, 1], {...HOLD, easing: GLIDE});
  const overview = interpolate(frame, [end + 12, end + 42], [0, 1], {...HOLD, easing: GLIDE}) * (1 - rewind);

  const stops = at.flatMap((arrival, i) => [Math.max(arrival, START * Math.min(i, 1)), ...(i < at.length - 1 ? [at[i + 1]! - MOVE] : [])]);
  const headDay = interpolate(frame, stops, days.flatMap((day, i) => (i < at.length - 1 ? [day, day] : [day])), {...HOLD, easing: Easing.inOut(Easing.cubic)}) * (1 - rewind);
  const scale = Math.exp(interpolate(overview, [0, 1], [Math.log(CLOSE_UP), Math.log((width - 160) / lastDay)]));
  const headX = interpolate(overview, [0, 1], [400, width - 80]);
  const x = (day: number) => headX + (day - headDay) * scale;

  const passed = days.filter((day) => day <= headDay + 0.01).length - 1;
  // The number turns while the play head travels towards the next release.
  const shown = rewind > 0 ? passed : Math.max(0, at.filter((arrival) => arrival - MOVE / 2 <= frame).length - 1);
  const turn = rewind > 0 || shown === 0 ? 1 : interpolate(frame, [at[shown]! - MOVE / 2, at[shown]! + 4], [0, 1], {...HOLD, easing: Easing.out(Easing.cubic)});
  const [major, minor] = releases[shown]!.version.split('.') as [string, string];
  const [majorBefore, minorBefore] = releases[Math.max(0, shown - 1)]!.version.split('.') as [string, string];
  const since =
    overview > 0.5
      ? `${releases.length} releases in ${Math.round(lastDay / 30.44)} months`
      : shown === 0
        ? `${releases.length - 1} releases ahead`
        : `${Math.round(days[shown]! - days[shown - 1]!)} days later`;
  const majors = releases.flatMap(({version}, i) => (isMajor(version) ? [i] : []));
  const months = monthsBetween(first, first + (lastDay + 120) * DAY);

  return (
    <AbsoluteFill style={{backgroundColor: grounds[0], color: '#f7f8fa', overflow: 'hidden'}}>
      <svg width={width} height={height} style={{position: 'absolute'}}>
        {/* Each major version floods the picture from its point on the axis. */}
        {majors.map((index, i) => (
          <circle
            key={index}
            cx={interpolate(overview, [0, 1], [400, x(days[index]!)])}
            cy={AXIS}
            r={interpolate(frame, [at[index]! - 1, at[index]! + 22], [0, 1500], {...HOLD, easing: Easing.inOut(Easing.cubic)}) * (1 - interpolate(rewind, [0, 0.8], [0, 1], HOLD))}
            fill={grounds[(i + 1) % grounds.length]}
          />
        ))}
        <rect y={AXIS - 2} width={width} height={4} fill="#f7f8fa" opacity={0.3} />
        <rect x={Math.min(x(0), headX)} y={AXIS - 2} width={Math.max(0, headX - x(0))} height={4} fill="#f7f8fa" />
        {days.map((day, i) => {
          const {version} = releases[i]!;
          const big = isMajor(version) || i === 0;
          const pop = rewind > 0 || i === 0 ? Number(i <= passed) : spring({fps, frame: frame - at[i]!, config: {damping: 11, mass: 0.5}});
          return (
            <g key={version} transform={`translate(${x(day)} ${AXIS})`}>
              <circle r={(big ? 17 : 9) * (0.55 + 0.45 * pop)} fill="#f7f8fa" opacity={0.45 + 0.55 * Math.min(1, pop)} />
              {big ? (
                <text y={-44} textAnchor="middle" fontSize={46} fontWeight={600} fill="#f7f8fa" opacity={overview}>
                  {version}
                </text>
              ) : null}
            </g>
          );
        })}
        <text x={x(0) - 16} y={AXIS + 94} fontSize={48} fontWeight={600} fill="#f7f8fa" opacity={0.9 * overview}>
          {new Date(first).getUTCFullYear()}
        </text>
        {months.map((date) => {
          const january = date.getUTCMonth() === 0;
          return (
            <g key={date.getTime()} transform={`translate(${x((date.getTime() - first) / DAY)} ${AXIS + 14})`} fill="#f7f8fa">
              <rect x={-1.5} width={3} height={january ? 86 : 24} opacity={0.35} />
              <text x={january ? 20 : 0} y={january ? 80 : 72} textAnchor={january ? 'start' : 'middle'} fontSize={january ? 48 : 36} fontWeight={january ? 600 : 400} opacity={january ? 0.9 : 0.7 * (1 - Math.min(1, overview * 2))}>
                {january ? date.getUTCFullYear() : date.toLocaleDateString('en-GB', {month: 'short', timeZone: 'UTC'})}
              </text>
            </g>
          );
        })}
        <g transform={`translate(${headX} ${AXIS})`}>
          <path transform="scale(5.4) translate(-15.2 -19.5)" fill={accent} d="M11.9 1h6.6a1 1 0 0 1 1 1v1.9c0 .4-.2.8-.5 1.1l-2.6 2.6V22a1.2 1.2 0 0 1-2.4 0V7.6L11.4 5a1.6 1.6 0 0 1-.5-1.1V2a1 1 0 0 1 1-1Z" opacity={1 - overview * 1.6} />
        </g>
      </svg>
      <div style={{position: 'absolute', left: 72, top: 60, fontSize: 44, fontWeight: 550, letterSpacing: '-0.01em', opacity: 0.85}}>{title}</div>
      <div style={{position: 'absolute', left: 60, top: 116, display: 'flex', fontSize: 300, fontWeight: 720, lineHeight: 1, letterSpacing: '-0.05em', fontVariantNumeric: 'tabular-nums'}}>
        <Roll from={majorBefore} to={major} progress={turn} />
        <span style={{margin: '0 0.02em 0 0.005em'}}>.</span>
        <Roll from={minorBefore} to={minor} progress={turn} />
      </div>
      <div style={{position: 'absolute', right: 72, top: 190, textAlign: 'right', fontVariantNumeric: 'tabular-nums', lineHeight: 1.2}}>
        <div style={{fontSize: 72, fontWeight: 620, letterSpacing: '-0.03em'}}>{formatDate(releases[shown]!.date)}</div>
        <div style={{fontSize: 46, fontWeight: 500, opacity: 0.85}}>{since}</div>
      </div>
    </AbsoluteFill>
  );
}
