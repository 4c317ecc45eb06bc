import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const RISE = 60;
const ECHOES = 7;

export default function AppleWowDrop() {
  const frame = useCurrentFrame();
  const height = (at: number) =>
    interpolate(at, [0, RISE], [260, -200], {
      easing: Easing.out(Easing.quad),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox="-640 -360 1280 720">
        <line x1={-380} x2={380} y1={-200} y2={-200} stroke="#7cc4ff" strokeWidth={3} strokeDasharray="4 14" strokeLinecap="round" />
        {new Array(ECHOES).fill(true).map((_, echo) => (
          <circle key={echo} cx={-200} cy={height(frame - echo * 3)} r={26 - echo * 3} fill="#0b84f3" opacity={1 - echo / ECHOES} />
        ))}
        <text x={0} y={-20} fontSize={44} fill="#7cc4ff">
          frame {Math.min(frame, RISE)}
        </text>
        <text x={0} y={60} fontSize={72} fontWeight={700} fill="#f7f8fa">
          y = {Math.round(height(frame))}
        </text>
        <text x={0} y={130} fontSize={40} fill="#ffb020">
          6 echoes, 3 frames apart
        </text>
      </svg>
    </AbsoluteFill>
  );
}
