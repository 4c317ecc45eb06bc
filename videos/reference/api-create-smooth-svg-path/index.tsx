import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Point = {x: number; y: number};

// The curve that createSmoothSvgPath({points}) returns
const smoothPath = (points: Point[]) => {
  const handle = (current: Point, previous: Point, next: Point, sign: number) => {
    return `${current.x + (next.x - previous.x) * 0.2 * sign},${current.y + (next.y - previous.y) * 0.2 * sign}`;
  };
  return points
    .map((point, i) => {
      if (i === 0) return `M ${point.x},${point.y}`;
      const before = points[i - 1];
      const first = handle(before, points[i - 2] ?? before, point, 1);
      const second = handle(point, before, points[i + 1] ?? point, -1);
      return `C ${first} ${second} ${point.x},${point.y}`;
    })
    .join(' ');
};

export default function SmoothPath() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;
  const points = new Array(9).fill(true).map((_, i) => ({
    x: 80 + i * 140,
    y: 240 + Math.sin(turn + i * 2.1) * 110 + Math.sin(turn * 2 + i * 0.9) * 50,
  }));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox="0 0 1280 480">
        <polyline points={points.map(({x, y}) => `${x},${y}`).join(' ')} fill="none" stroke="#2b3a5c" strokeWidth={6} />
        <path d={smoothPath(points)} fill="none" stroke="#ffb020" strokeWidth={14} strokeLinecap="round" />
        {points.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={18} fill="#0b84f3" stroke="#f7f8fa" strokeWidth={6} />
        ))}
      </svg>
    </AbsoluteFill>
  );
}
