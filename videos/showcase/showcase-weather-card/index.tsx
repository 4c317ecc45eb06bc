import {AbsoluteFill, interpolate, interpolateColors, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  city: string;
  note: string;
  unit: string;
  /** One temperature for each hour of the day, from 0:00 on. */
  temperatures: number[];
  rain: {from: number; to: number};
  texts: {night: string; sunny: string; rain: string; evening: string};
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const CARD = {x: 90, y: 50, width: 1100, height: 620};
const FIRST_HOUR = 4;
const SUNRISE = 6;
const SUNSET = 20;

// The sky from top to bottom by hour.
const HOURS = [0, 5, 6.5, 9, 14, 18, 20, 21.5, 24];
const UPPER = ['#0d1321', '#16233f', '#3a5f9d', '#0b78dc', '#0b84f3', '#2a70b8', '#3d4f8a', '#131d36', '#0d1321'];
const MIDDLE = ['#141e38', '#243561', '#a0809f', '#3596ee', '#3a9cf5', '#5d96c8', '#a8758f', '#222c50', '#141e38'];
const LOWER = ['#1c2c50', '#35487a', '#ffb46b', '#5fb2fa', '#6fbcfc', '#8fb4d8', '#ff9d57', '#30406e', '#1c2c50'];

const PLOT = {left: 64, right: CARD.width - 64, top: 440, bottom: 520};
const HORIZON = 400;

/** Temperature at any time: a Catmull-Rom curve through the hours, so that line, dot and number agree. */
const temperatureAt = (temperatures: number[], hour: number): number => {
  const start = Math.floor(hour);
  const t = hour - start;
  const [a, b, c, d] = [-1, 0, 1, 2].map((offset) => temperatures[(start + offset + 24) % 24]!) as [number, number, number, number];
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
};

const Cloud = ({x, y, size, color}: {x: number; y: number; size: number; color: string}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} fill={color}>
    <circle cx={-72} cy={8} r={46} />
    <circle cx={-14} cy={-30} r={66} />
    <circle cx={66} cy={-4} r={54} />
    <rect x={-118} y={-6} width={238} height={60} rx={30} />
  </g>
);

export default function WeatherCard({city, note, unit, temperatures, rain, texts}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const hour = (FIRST_HOUR + (frame / durationInFrames) * 24) % 24;

  const temperature = temperatureAt(temperatures, hour);
  const plot = (time: number) => {
    const x = interpolate(time, [0, 24], [PLOT.left, PLOT.right]);
    const y = interpolate(temperatureAt(temperatures, time), [Math.min(...temperatures), Math.max(...temperatures)], [PLOT.bottom, PLOT.top]);
    return {cx: x, cy: y};
  };
  const curve = Array.from({length: 24 * 4 + 1}, (_, i) => plot(i / 4)).map(({cx, cy}) => `${cx} ${cy}`).join('L');

  const day = interpolate(hour, [SUNRISE - 1, SUNRISE + 1, SUNSET - 1, SUNSET + 1], [0, 1, 1, 0], HOLD);
  const wet = interpolate(hour, [rain.from - 1, rain.from + 0.5, rain.to - 0.5, rain.to + 1], [0, 1, 1, 0], HOLD);
  const text = wet > 0.5 ? texts.rain : hour < SUNRISE + 0.4 || hour > SUNSET + 0.8 ? texts.night : hour > rain.to ? texts.evening : texts.sunny;

  // Sun and moon share one wheel and stand opposite each other.
  const sunAngle = ((hour - (SUNRISE + SUNSET) / 2) / 24) * Math.PI * 2;
  const orbit = (angle: number) => ({cx: 740 + Math.sin(angle) * 290, cy: 470 - Math.cos(angle) * 300});
  const sky = (byHour: string[], inRain: string) => interpolateColors(wet, [0, 1], [interpolateColors(hour, HOURS, byHour), inRain]);

  return (
    <AbsoluteFill style={{backgroundColor: interpolateColors(day, [0, 1], ['#080c16', '#dce9f7'])}}>
      <div
        style={{
          position: 'absolute',
          left: CARD.x,
          top: CARD.y,
          width: CARD.width,
          height: CARD.height,
          borderRadius: 64,
          overflow: 'hidden',
          color: '#f7f8fa',
          background: `linear-gradient(${sky(UPPER, '#5d7694')}, ${sky(MIDDLE, '#768eac')} 46%, ${sky(LOWER, '#93a9c4')} 88%)`,
          boxShadow: '0 24px 60px rgba(13, 19, 33, 0.28)',
        }}
      >
        <svg width={CARD.width} height={CARD.height} style={{position: 'absolute'}}>
          {Array.from({length: 60}, (_, i) => (
            <circle key={i} cx={random(`x${i}`) * CARD.width} cy={random(`y${i}`) * 400} r={1 + random(`r${i}`) * 2.4} fill="#f7f8fa" opacity={(1 - day) * (0.35 + 0.65 * Math.sin((frame / durationInFrames) * Math.PI * 9 + i * 2) ** 2)} />
          ))}
          {/* The upper edge of the plot is the horizon: this picture ends there. */}
          <svg width={CARD.width} height={HORIZON}>
            <circle {...orbit(sunAngle + Math.PI)} r={58} fill="#dbe6f7" />
            <circle {...orbit(sunAngle)} r={150} fill="#ffe2a3" opacity={0.22 * (1 - wet)} />
            <circle {...orbit(sunAngle)} r={112} fill="#ffd98a" opacity={0.4 * (1 - wet)} />
            <circle {...orbit(sunAngle)} r={78} fill="#ffc24d" opacity={1 - wet * 0.9} />
            {Array.from({length: 46}, (_, i) => {
              // Whole falls per film: the rain, too, ends where it began.
              const falls = 14 + Math.floor(random(`fall${i}`) * 6);
              const way = (random(`start${i}`) + (frame / durationInFrames) * falls) % 1;
              const x = 580 + random(`drop${i}`) * 460 - way * 30;
              const y = 290 + way * 130;
              return <line key={i} x1={x} y1={y} x2={x - 6} y2={y + 32} stroke="#f7f8fa" strokeWidth={4} strokeLinecap="round" opacity={wet * 0.75} />;
            })}
            <Cloud x={interpolate(wet, [0, 1], [1330, 930])} y={232} size={1.15} color="#c6d3e4" />
            <Cloud x={interpolate(wet, [0, 1], [1480, 720])} y={262} size={1.4} color="#e6edf6" />
          </svg>
          <rect y={HORIZON} width={CARD.width} height={CARD.height} fill="#0d1321" opacity={0.26} />
          <path d={`M${curve}`} fill="none" stroke="#f7f8fa" strokeWidth={5} opacity={0.6} strokeLinejoin="round" strokeLinecap="round" />
          <circle {...plot(hour)} r={24} fill="#ffb020" opacity={0.35} />
          <circle {...plot(hour)} r={13} fill="#ffb020" />
          {[0, 6, 12, 18, 24].map((mark) => (
            <text key={mark} x={interpolate(mark, [0, 24], [PLOT.left, PLOT.right])} y={586} fontSize={36} fill="#f7f8fa" opacity={0.85} textAnchor={mark === 0 ? 'start' : mark === 24 ? 'end' : 'middle'}>
              {`${mark}:00`}
            </text>
          ))}
        </svg>
        <div style={{position: 'absolute', left: 64, top: 44, right: 64, display: 'flex', justifyContent: 'space-between', alignItems: 'baseline'}}>
          <div style={{fontSize: 60, fontWeight: 640, letterSpacing: '-0.03em'}}>{city}</div>
          <div style={{fontSize: 36, opacity: 0.85}}>{note}</div>
        </div>
        <div style={{position: 'absolute', left: 54, top: 108, fontSize: 230, fontWeight: 600, lineHeight: 1, letterSpacing: '-0.06em', fontVariantNumeric: 'tabular-nums'}}>
          {Math.round(temperature)}
          <span style={{fontWeight: 400}}>{unit}</span>
        </div>
        <div style={{position: 'absolute', left: 64, top: 330, fontSize: 46, fontWeight: 520}}>{text}</div>
      </div>
    </AbsoluteFill>
  );
}
