import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {ranges: boolean};

const LEFT = 80;
const WIDTH = 1120;
const TARGET = 0.7;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function RangeSeek({ranges = true}: Props) {
  const frame = useCurrentFrame();
  const jump = interpolate(frame, [20, 40], [0, TARGET], {...clamp, easing: Easing.inOut(Easing.cubic)});
  const start = ranges ? TARGET : 0;
  const loaded = interpolate(frame, [50, ranges ? 110 : 140], [0, ranges ? 0.16 : 0.62], clamp);
  const ready = ranges && frame >= 62;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: LEFT, top: 70, fontSize: 52, fontWeight: 700}}>Seek to 0:42</div>
      <div style={{position: 'absolute', left: LEFT, top: 168, color: '#7cc4ff'}}>Range: bytes=7340032-</div>
      <div style={{position: 'absolute', left: LEFT, top: 228, color: ranges ? '#7cc4ff' : '#ffb020', opacity: interpolate(frame, [40, 48], [0, 1], clamp)}}>
        {ranges ? '206 Partial Content' : '200 OK, from the first byte'}
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 330, width: WIDTH, height: 120, borderRadius: 18, backgroundColor: '#16213a', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: start * WIDTH, width: loaded * WIDTH, height: 120, backgroundColor: ranges ? '#0b84f3' : '#ffb020'}} />
      </div>
      <div style={{position: 'absolute', left: LEFT + jump * WIDTH - 3, top: 306, width: 6, height: 168, backgroundColor: '#f7f8fa'}} />
      <div style={{position: 'absolute', left: LEFT, top: 550, fontSize: 48, fontWeight: 700, opacity: interpolate(frame, [50, 58], [0, 1], clamp)}}>
        {ready ? 'Playing' : ranges ? 'Loading …' : 'Still loading what nobody asked for …'}
      </div>
    </AbsoluteFill>
  );
}
