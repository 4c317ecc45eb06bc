import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {trimBefore: number; durationInFrames: number};

const FPS = 30;
const FILE = 20;
const LEFT = 80;
const WIDTH = 1120;

export default function FragmentWindow({trimBefore = 90, durationInFrames = 150}: Props) {
  const frame = useCurrentFrame();
  const start = trimBefore / FPS;
  const end = Math.min(FILE, start + durationInFrames / FPS);
  const x = (second: number) => LEFT + (second / FILE) * WIDTH;
  const now = interpolate(frame, [15, 105], [start, end], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: LEFT, top: 90, fontSize: 56, fontWeight: 700}}>
        hike.mp4<span style={{color: '#ffb020'}}>#t={Number(start.toFixed(2))},{Number(end.toFixed(2))}</span>
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 230, width: WIDTH, height: 140, borderRadius: 18, backgroundColor: '#16213a'}} />
      <div style={{position: 'absolute', left: x(start), top: 230, width: x(end) - x(start), height: 140, borderRadius: 18, backgroundColor: '#0b84f3'}} />
      <div style={{position: 'absolute', left: x(now) - 3, top: 210, width: 6, height: 180, backgroundColor: '#f7f8fa'}} />
      {[0, 5, 10, 15, 20].map((second) => (
        <div key={second} style={{position: 'absolute', left: x(second) - 60, width: 120, top: 410, textAlign: 'center', color: '#7f8ba3'}}>{second} s</div>
      ))}
      <div style={{position: 'absolute', left: LEFT, top: 546, display: 'flex', alignItems: 'center', gap: 20}}>
        <div style={{width: 44, height: 44, borderRadius: 10, backgroundColor: '#0b84f3'}} />
        what the browser is asked to load
      </div>
    </AbsoluteFill>
  );
}
