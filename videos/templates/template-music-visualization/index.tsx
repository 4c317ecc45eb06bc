import {AbsoluteFill, interpolateColors, random, useCurrentFrame, useVideoConfig} from 'remotion';

const BARS = 60;
const BEATS = 8;

/** A spectrum around a record; stands in for the frequencies of a song. */
export default function MusicVisualization() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = frame / durationInFrames;
  const beat = Math.exp(-((turn * BEATS) % 1) * 4);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={960} height={960} viewBox="-480 -480 960 960">
        {Array.from({length: BARS}, (_, i) => {
          const side = Math.abs(i - BARS / 2) / (BARS / 2); // Low tones at the top, mirrored
          const cycles = 1 + Math.floor(random(`c${Math.round(side * 30)}`) * 5);
          const wave = Math.abs(Math.sin(turn * Math.PI * cycles + random(`p${Math.round(side * 30)}`) * 3));
          const length = 24 + wave * 110 + beat * 70 * side;
          return (
            <rect key={i} x={-7} y={-(262 + beat * 14) - length} width={14} height={length} rx={7} fill={interpolateColors(side, [0, 0.6, 1], ['#7cc4ff', '#0b84f3', '#ffb020'])} transform={`rotate(${(i / BARS) * 360 + 180})`} />
          );
        })}
        <g transform={`scale(${1 + beat * 0.05}) rotate(${turn * 180})`}>
          <circle r={230} fill="#f7f8fa" />
          {[200, 172, 144].map((r) => (
            <circle key={r} r={r} fill="none" stroke="#cdd5df" strokeWidth={4} />
          ))}
          <circle r={104} fill="#ffb020" />
          <rect x={-100} y={-8} width={200} height={16} rx={8} fill="#10131a" />
          <circle r={20} fill="#0d1321" />
        </g>
      </svg>
    </AbsoluteFill>
  );
}
