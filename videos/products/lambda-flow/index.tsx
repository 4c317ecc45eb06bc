import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

const CHUNKS = 5;
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;

const Box: React.FC<{x: number; y: number; w: number; h: number; color?: string; children: React.ReactNode}> = ({x, y, w, h, color = '#1c2740', children}) => (
  <div style={{position: 'absolute', left: x, top: y, width: w, height: h, borderRadius: 20, backgroundColor: color, display: 'flex', alignItems: 'center', justifyContent: 'center', textAlign: 'center', lineHeight: 1.1}}>{children}</div>
);

/** A request: a dot that travels between two points. */
const Dot: React.FC<{from: [number, number]; to: [number, number]; start: number; end: number; color?: string; size?: number}> = ({from, to, start, end, color = '#7cc4ff', size = 30}) => {
  const frame = useCurrentFrame();
  if (frame < start || frame > end) return null;
  const t = interpolate(frame, [start, end], [0, 1], CLAMP);
  return <div style={{position: 'absolute', left: from[0] + (to[0] - from[0]) * t - size / 2, top: from[1] + (to[1] - from[1]) * t - size / 2, width: size, height: size, borderRadius: size / 4, backgroundColor: color}} />;
};

/** One main function plans, calls the renderer functions, joins what they send back and uploads the file. */
export default function LambdaFlow() {
  const frame = useCurrentFrame();
  const rows = Array.from({length: CHUNKS}, (_, i) => ({y: 70 + i * 118, done: 118 + Math.round(random(`done ${i}`) * 26)}));
  const saved = interpolate(frame, [186, 196], [0, 1], CLAMP);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontWeight: 600}}>
      <svg style={{position: 'absolute', width: 1280, height: 720}} stroke="#2a3857" strokeWidth={4} fill="none">
        <path d="M270 230 H420 M560 330 V560" />
        {rows.map(({y}) => <path key={y} d={`M700 230 C 780 230 780 ${y + 46} 860 ${y + 46}`} />)}
      </svg>
      <Box x={50} y={160} w={220} h={140}>Your app</Box>
      <Box x={420} y={130} w={280} h={200} color="#0b84f3">Main<br />function</Box>
      <Box x={420} y={560} w={280} h={110} color={frame > 186 ? '#ffb020' : '#1c2740'}>
        <span style={{color: saved > 0.5 ? '#10131a' : '#f7f8fa'}}>{saved > 0.5 ? 'Video in S3' : 'S3'}</span>
      </Box>
      {rows.map(({y, done}, i) => (
        <Box key={y} x={860} y={y} w={360} h={92}>
          <div style={{position: 'absolute', inset: 0, borderRadius: 20, overflow: 'hidden'}}>
            <div style={{height: '100%', width: `${interpolate(frame, [64, done], [0, 100], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})}%`, backgroundColor: '#b97a08'}} />
          </div>
          <span style={{position: 'relative'}}>Frames {i * 20}–{i * 20 + 19}</span>
        </Box>
      ))}
      <Dot from={[270, 230]} to={[420, 230]} start={6} end={26} />
      {rows.map(({y}) => <Dot key={y} from={[700, 230]} to={[860, y + 46]} start={42} end={64} />)}
      {rows.map(({y, done}) => <Dot key={y} from={[860, y + 46]} to={[700, 230]} start={done} end={done + 18} color="#ffb020" size={38} />)}
      <Dot from={[560, 330]} to={[560, 560]} start={168} end={188} color="#ffb020" size={54} />
    </AbsoluteFill>
  );
}
