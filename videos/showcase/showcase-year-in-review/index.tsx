import {evolvePath, getLength, getPointAtLength} from '@remotion/paths';
import {TransitionSeries, springTiming} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {iris} from '@remotion/transitions/iris';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import type {CSSProperties, ReactNode} from 'react';
import {AbsoluteFill, Easing, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  name: string;
  year: number;
  note: string;
  runs: {label: string; byMonth: number[]};
  books: {label: string; total: number};
  walk: {label: string; kilometers: number};
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const OVERLAP = 18;
const timing = springTiming({config: {damping: 200}, durationInFrames: OVERLAP});

const INK = '#10131a';
const PAPER = '#f7f8fa';
const BLUE = '#0b84f3';
const SKY = '#7cc4ff';
const AMBER = '#ffb020';
const DARK = '#0d1321';

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const grouped = (value: number) => Math.round(value).toLocaleString('en-US');

/** From 0 to 1 with a soft landing. */
const useEntrance = (delay: number, duration = 26) =>
  interpolate(useCurrentFrame(), [delay, delay + duration], [0, 1], {...HOLD, easing: Easing.bezier(0.16, 1, 0.3, 1)});

/** Text that rises out of a mask; the padding keeps the mask clear of glyphs that stand out of their box. */
const Rise = ({delay, style, children}: {delay: number; style?: CSSProperties; children: ReactNode}) => (
  <div style={{...style, overflow: 'hidden', padding: '0.06em', margin: '-0.06em'}}>
    <div style={{translate: `0 ${(1 - useEntrance(delay)) * 115}%`}}>{children}</div>
  </div>
);

const Scene = ({ground, color, note, children}: {ground: string; color: string; note: string; children?: ReactNode}) => (
  <AbsoluteFill style={{backgroundColor: ground, color, overflow: 'hidden'}}>
    {children}
    <div style={{position: 'absolute', right: 56, top: 48, fontSize: 36, opacity: 0.75}}>{note}</div>
  </AbsoluteFill>
);

const BigNumber = ({value, label}: {value: number; label: string}) => {
  const counted = value * useEntrance(10, 38);
  return (
    <div style={{position: 'absolute', left: 64, top: 44}}>
      <Rise delay={6} style={{fontSize: 280, fontWeight: 740, lineHeight: 0.96, letterSpacing: '-0.06em', fontVariantNumeric: 'tabular-nums'}}>
        {grouped(counted)}
      </Rise>
      <Rise delay={12} style={{fontSize: 64, fontWeight: 560, letterSpacing: '-0.025em', translate: '10px -16px'}}>
        {label}
      </Rise>
    </div>
  );
};

const Opening = ({name, year}: {name: string; year: number}) => (
  <AbsoluteFill style={{justifyContent: 'flex-end', padding: '0 64px 40px'}}>
    <Rise delay={4} style={{fontSize: 92, fontWeight: 560, letterSpacing: '-0.03em', translate: '14px 0'}}>
      {name}
    </Rise>
    <div style={{display: 'flex', fontSize: 480, fontWeight: 780, lineHeight: 0.92, letterSpacing: '-0.03em'}}>
      {[...String(year)].map((digit, i) => (
        <Rise key={i} delay={8 + i * 4}>
          {digit}
        </Rise>
      ))}
    </div>
  </AbsoluteFill>
);

const Months = ({values}: {values: number[]}) => {
  const frame = useCurrentFrame();
  const {fps, width} = useVideoConfig();
  const most = Math.max(...values);
  const column = width / values.length;
  return values.map((value, month) => {
    const grow = spring({fps, frame: frame - 10 - month * 1.6, config: {damping: 15, mass: 0.7}});
    const height = (value / most) * 360 * grow;
    const best = value === most;
    return (
      <div key={month} style={{position: 'absolute', left: month * column, bottom: 0, width: column + 1, height, backgroundColor: best ? INK : month % 2 ? '#f09a00' : '#f7a50c', color: best ? AMBER : INK, fontSize: 44, fontWeight: 640, textAlign: 'center', paddingTop: 14, overflow: 'hidden'}}>
        {'JFMAMJJASOND'[month]}
      </div>
    );
  });
};

const Shelf = ({total}: {total: number}) => {
  const frame = useCurrentFrame();
  const {fps, width} = useVideoConfig();
  const tints = [BLUE, SKY, '#0a5fb4', DARK, '#b9defd', BLUE, AMBER];
  const thickness = Array.from({length: total}, (_, i) => 22 + random(`thick${i}`) * 26);
  const gap = (width - 128 - sum(thickness)) / (total - 1);
  return (
    <>
      {thickness.map((book, i) => {
        const arrival = spring({fps, frame: frame - 6 - i * 0.9, config: {damping: 18, mass: 0.7}});
        const height = 150 + random(`tall${i}`) * 95;
        return (
          <div key={i} style={{position: 'absolute', left: 64 + sum(thickness.slice(0, i)) + gap * i, bottom: 64, width: book, height, borderRadius: 5, backgroundColor: tints[Math.floor(random(`tint${i}`) * tints.length)], translate: `${(1 - arrival) * width}px 0`, transformOrigin: '50% 100%', rotate: `${(0.5 + random(`lean${i}`)) * 14 * (1 - arrival)}deg`}}>
            <div style={{margin: '26px auto 0', width: book - 12, height: 8, backgroundColor: PAPER, opacity: 0.6}} />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 0, bottom: 48, width, height: 16, backgroundColor: INK}} />
    </>
  );
};

const ROUTE = 'M-20 640C150 640 190 520 330 540S520 690 660 640S770 430 900 440S1010 600 1110 540S1120 330 1200 250';

const Route = () => {
  const progress = useEntrance(8, 64);
  const {x, y} = getPointAtLength(ROUTE, getLength(ROUTE) * Math.max(progress, 0.001));
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, ROUTE);
  return (
    <svg width={1280} height={720} style={{position: 'absolute'}}>
      {Array.from({length: 32 * 18}, (_, i) => {
        const dot = {cx: 20 + (i % 32) * 40, cy: 20 + Math.floor(i / 32) * 40};
        // Dots near the walker light up: the map reacts to the route.
        const near = interpolate(Math.hypot(dot.cx - x, dot.cy - y), [0, 220], [1, 0], HOLD);
        return <circle key={i} {...dot} r={3 + near * 4} fill={SKY} opacity={0.16 + near * 0.6} />;
      })}
      <path d={ROUTE} fill="none" stroke={BLUE} strokeWidth={16} strokeLinecap="round" strokeDasharray={strokeDasharray} strokeDashoffset={strokeDashoffset} />
      <circle cx={x} cy={y} r={44} fill={AMBER} opacity={0.25} />
      <circle cx={x} cy={y} r={23} fill={AMBER} />
    </svg>
  );
};

const Recap = ({title, facts}: {title: string; facts: {value: number; label: string}[]}) => (
  <div style={{position: 'absolute', left: 64, right: 64, top: 44}}>
    <Rise delay={6} style={{fontSize: 72, fontWeight: 640, letterSpacing: '-0.03em'}}>
      {title}
    </Rise>
    {facts.map(({value, label}, i) => (
      <div key={label} style={{marginTop: i === 0 ? 34 : 0, borderTop: `4px solid ${INK}`, clipPath: `inset(0 ${(1 - useEntrance(8 + i * 5)) * 100}% 0 0)`}}>
        <Rise delay={12 + i * 5}>
          <div style={{display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', height: 164}}>
            <span style={{fontSize: 150, fontWeight: 720, lineHeight: 1.08, letterSpacing: '-0.05em'}}>{grouped(value)}</span>
            <span style={{fontSize: 56, fontWeight: 540, letterSpacing: '-0.02em'}}>{label}</span>
          </div>
        </Rise>
      </div>
    ))}
  </div>
);

export default function YearInReview({name, year, note, runs, books, walk}: Props) {
  const {width, height} = useVideoConfig();
  const facts = [
    {value: sum(runs.byMonth), label: runs.label},
    {value: books.total, label: books.label},
    {value: walk.kilometers, label: walk.label},
  ] as const;

  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={62}>
        <Scene ground={BLUE} color={PAPER} note={note}>
          <Opening name={name} year={year} />
        </Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-bottom'})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={74}>
        <Scene ground={AMBER} color={INK} note={note}>
          <Months values={runs.byMonth} />
          <BigNumber {...facts[0]} />
        </Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={wipe({direction: 'from-left'})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={74}>
        <Scene ground={PAPER} color={INK} note={note}>
          <Shelf total={books.total} />
          <BigNumber {...facts[1]} />
        </Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={clockWipe({width, height})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={78}>
        <Scene ground={DARK} color={PAPER} note={note}>
          <Route />
          <BigNumber {...facts[2]} />
        </Scene>
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-right'})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={82}>
        <Scene ground={SKY} color={INK} note={note}>
          <Recap title={`${name} ${year}`} facts={[...facts]} />
        </Scene>
      </TransitionSeries.Sequence>
      {/* Ends on the ground of the opening: the loop has no cut. */}
      <TransitionSeries.Transition presentation={iris({width, height})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={20}>
        <Scene ground={BLUE} color={PAPER} note={note} />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
