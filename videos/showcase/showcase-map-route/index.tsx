import {evolvePath, getLength, getPointAtLength, reversePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  distance: number;
  unit: string;
  /** SVG path in map coordinates; its corners lie on the streets below. */
  route: string;
  /** `at` is the part of the route, 0 to 1. */
  stops: {name: string; at: number}[];
  color: string;
};

const DRAW = [30, 190] as const;
const LEAVE = [222, 258] as const;
const CENTER = {x: 640, y: 375};
const TURN = -14; // degrees; a map on the slant looks less like a table
const STREETS = {
  x: [-500, -330, -140, 40, 250, 430, 620, 800, 1010, 1190, 1390, 1580, 1780],
  y: [-420, -260, -90, 60, 230, 380, 560, 710, 880, 1040, 1200],
};
const RIVER = 'M-700 640 C-300 560 -60 700 200 620 S520 330 760 300 S1200 420 1420 250 S1800 60 2000 90';
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const EASE = {...CLAMP, easing: Easing.inOut(Easing.cubic)};

type Point = {x: number; y: number};

const gaps = (lines: number[]) => lines.slice(1).map((end, i) => ({start: lines[i]!, size: end - lines[i]!}));

const BUILDINGS = gaps(STREETS.x).flatMap((column) =>
  gaps(STREETS.y).flatMap((row) =>
    [0, 1, 2, 3].map((corner) => {
      const seed = `${column.start} ${row.start} ${corner}`;
      const width = (column.size - 70) * (0.3 + 0.18 * random(`width ${seed}`));
      const height = (row.size - 70) * (0.28 + 0.2 * random(`height ${seed}`));
      return {
        x: corner % 2 ? column.start + column.size - 28 - width : column.start + 28,
        y: corner > 1 ? row.start + row.size - 28 - height : row.start + 28,
        width,
        height,
      };
    }),
  ),
);

const City: React.FC = () => (
  <>
    {BUILDINGS.map((building) => (
      <rect key={`${building.x} ${building.y}`} {...building} rx={6} fill="#d6deea" />
    ))}
    <rect x={430} y={560} width={370} height={320} fill="#dcebdc" />
    <rect x={1010} y={-260} width={380} height={320} fill="#dcebdc" />
    <rect x={40} y={60} width={210} height={170} fill="#ffeccb" />
    <rect x={1190} y={560} width={200} height={150} fill="#ffeccb" />
    <path d={RIVER} fill="none" stroke="#a9d6fb" strokeWidth={120} />
    {STREETS.x.map((x, i) => (
      <path key={x} d={`M${x} -800 V1600`} stroke="#ffffff" strokeWidth={i % 3 === 0 ? 26 : 13} />
    ))}
    {STREETS.y.map((y, i) => (
      <path key={y} d={`M-1000 ${y} H2300`} stroke="#ffffff" strokeWidth={i % 3 === 0 ? 26 : 13} />
    ))}
    <path d="M-600 1300 L1700 -600" stroke="#ffffff" strokeWidth={26} />
  </>
);

// Made once: React does not compare hundreds of buildings in every frame
const CITY = <City />;

const Stop: React.FC<{name: string; reached: number; left: number; x: number; y: number; color: string}> = ({
  name,
  reached,
  left,
  x,
  y,
  color,
}) => {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const pop =
    spring({frame: frame - reached, fps, config: {damping: 12, mass: 0.6}}) *
    (1 - interpolate(frame, [left, left + 10], [0, 1], EASE));
  return (
    <div style={{position: 'absolute', left: x, top: y, scale: String(pop)}}>
      <div
        style={{
          position: 'absolute',
          left: -17,
          top: -17,
          width: 34,
          height: 34,
          boxSizing: 'border-box',
          borderRadius: 17,
          border: `9px solid ${color}`,
          backgroundColor: '#ffffff',
        }}
      />
      <div
        style={{
          position: 'absolute',
          bottom: 34,
          left: 0,
          translate: '-50% 0',
          whiteSpace: 'nowrap',
          padding: '8px 26px 10px',
          borderRadius: 18,
          fontSize: 40,
          fontWeight: 650,
          color: '#f7f8fa',
          backgroundColor: '#10131a',
        }}
      >
        {name}
      </div>
    </div>
  );
};

export default function MapRoute({title, distance, unit, route, stops, color}: Props) {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const length = getLength(route);

  const drawn = interpolate(frame, DRAW, [0, 1], EASE);
  // The line leaves in the direction it came, as a reversed route that shrinks: the map ends as empty as it began
  const erased = interpolate(frame, LEAVE, [0, 1], EASE);
  const line = erased > 0 ? reversePath(route) : route;
  const visible = drawn - erased;
  const head = getPointAtLength(route, drawn * length);

  const zoom = interpolate(frame, [8, 48, 168, 206], [0.85, 1.6, 1.6, 0.85], EASE);
  const follow = interpolate(frame, [8, 48, 168, 206], [0, 1, 1, 0], EASE);
  const focus = {x: CENTER.x + (head.x - CENTER.x) * follow, y: CENTER.y + (head.y - CENTER.y) * follow};

  const toScreen = ({x, y}: Point): Point => {
    const angle = (TURN * Math.PI) / 180;
    const dx = (x - focus.x) * zoom;
    const dy = (y - focus.y) * zoom;
    return {
      x: width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
    };
  };
  // Finds the frame at which the line gets to a stop; the easing makes it anything but even
  const frameAt = (part: number, [from, to]: readonly [number, number]) => {
    for (let candidate = from; candidate < to; candidate++) {
      if (interpolate(candidate, [from, to], [0, 1], EASE) >= part) return candidate;
    }
    return to;
  };

  const headOnScreen = toScreen(head);
  const pulse = (frame % 30) / 30;
  const headShown = interpolate(frame, [20, 30, DRAW[1], DRAW[1] + 8], [0, 1, 1, 0], CLAMP);

  return (
    <AbsoluteFill style={{backgroundColor: '#e3e9f2', color: '#10131a'}}>
      <svg width={width} height={height}>
        <g
          transform={`translate(${width / 2} ${height / 2}) rotate(${TURN}) scale(${zoom}) translate(${-focus.x} ${-focus.y})`}
        >
          {CITY}
          <g
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
            opacity={visible > 0 ? 1 : 0}
            {...evolvePath(visible, line)}
          >
            <path d={line} stroke="#ffffff" strokeWidth={30} />
            <path d={line} stroke={color} strokeWidth={16} />
          </g>
        </g>
        <g transform={`translate(${headOnScreen.x} ${headOnScreen.y})`} opacity={headShown}>
          <circle r={24 + pulse * 46} fill={color} opacity={0.35 * (1 - pulse)} />
          <circle r={26} fill="#ffffff" />
          <circle r={17} fill="#ffb020" />
        </g>
      </svg>
      {stops.map(({name, at}) => (
        <Stop
          key={name}
          name={name}
          reached={frameAt(at, DRAW) - 2}
          left={frameAt(at, LEAVE)}
          color={color}
          {...toScreen(getPointAtLength(route, at * length))}
        />
      ))}
      <div
        style={{
          position: 'absolute',
          left: 56,
          top: 52,
          padding: '24px 36px 26px',
          borderRadius: 28,
          backgroundColor: '#ffffff',
          boxShadow: '0 12px 40px rgb(16 19 26 / 14%)',
        }}
      >
        <div style={{fontSize: 40, color: '#5a6475'}}>{title}</div>
        <div
          style={{
            fontSize: 76,
            lineHeight: 1.05,
            fontWeight: 780,
            letterSpacing: '-0.03em',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {(distance * visible).toFixed(1)}{' '}
          <span style={{fontSize: 44, fontWeight: 600, letterSpacing: 0}}>{unit}</span>
        </div>
      </div>
    </AbsoluteFill>
  );
}
