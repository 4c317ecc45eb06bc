import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Place = {id: string; name: string; workers: number; color: string};

const PLACES: Place[] = [
  {id: 'local', name: 'Your machine', workers: 2, color: '#0b84f3'},
  {id: 'server', name: 'Your server', workers: 3, color: '#7cc4ff'},
  {id: 'lambda', name: 'Lambda', workers: 12, color: '#ffb020'},
  {id: 'cloudrun', name: 'Cloud Run', workers: 3, color: '#f7f8fa'},
];

const CELLS = 24;
const ROW = 148;
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** When a cell of the file is done: workers take turns, so many of them finish sooner. */
const doneAt = (cell: number, workers: number) => 24 + Math.floor(cell / workers) * 11 + (cell % workers) * 1.5;

const Lane = ({place, top, active}: {place: Place; top: number; active: boolean}) => {
  const frame = useCurrentFrame();
  const done = doneAt(CELLS - 1, place.workers) + 8;
  const ready = interpolate(frame, [done, done + 10], [0, 1], {...HOLD, easing: Easing.out(Easing.back(2))});

  return (
    <div style={{position: 'absolute', left: 340, top, width: 860, height: ROW - 22, opacity: active ? 1 : 0.22}}>
      <div style={{fontSize: 40, fontWeight: 620, lineHeight: 1.1}}>{place.name}</div>
      <svg viewBox="0 0 860 66" width={860} height={66} style={{marginTop: 8, overflow: 'visible'}}>
        {Array.from({length: CELLS}, (_, i) => {
          const at = doneAt(i, place.workers);
          const fill = interpolate(frame, [at, at + 8], [0, 1], {...HOLD, easing: Easing.out(Easing.cubic)});
          return (
            <g key={i} transform={`translate(${i * 31} 8)`}>
              <rect width={26} height={50} rx={6} fill="#22304d" />
              <rect y={50 - fill * 50} width={26} height={fill * 50} rx={6} fill={place.color} />
            </g>
          );
        })}
        <g transform={`translate(806 33) scale(${ready})`}>
          <circle r={34} fill={place.color} />
          <path d="M-10 -15 L17 0 L-10 15 Z" fill="#0d1321" stroke="#0d1321" strokeWidth={5} strokeLinejoin="round" />
        </g>
      </svg>
    </div>
  );
};

/** One bundle, four places that can render it. `where` picks one of them, `all` shows them side by side. */
export default function Rendering({where = 'all'}: {where?: string}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const out = interpolate(frame, [durationInFrames - 10, durationInFrames - 1], [1, 0], HOLD);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute', inset: 0}}>
        {PLACES.map(({id, color}, i) => {
          const y = 66 + i * ROW + ROW / 2;
          const active = where === 'all' || where === id;
          const way = interpolate(frame, [i * 2, 22 + i * 2], [0, 1], {...HOLD, easing: Easing.inOut(Easing.cubic)});
          return (
            <path key={id} d={`M210 360 C280 360 260 ${y} 326 ${y}`} fill="none" stroke={color} strokeWidth={5} strokeLinecap="round" pathLength={1} strokeDasharray={`${way} 2`} opacity={active ? out : 0.18 * out} />
          );
        })}
        <g transform="translate(132 360)">
          <rect x={-78} y={-98} width={156} height={196} rx={22} fill="#0b84f3" />
          <path d="M-30 -26 L-54 0 L-30 26 M30 -26 L54 0 L30 26 M11 -38 L-11 38" fill="none" stroke="#f7f8fa" strokeWidth={11} strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </svg>
      <div style={{position: 'absolute', left: 32, top: 474, width: 200, textAlign: 'center', fontSize: 40, fontWeight: 620}}>Bundle</div>
      <div style={{opacity: out}}>
        {PLACES.map((place, i) => (
          <Lane key={place.id} place={place} top={76 + i * ROW} active={where === 'all' || where === place.id} />
        ))}
      </div>
    </AbsoluteFill>
  );
}
