import {AbsoluteFill, interpolate, Loop, useCurrentFrame, useVideoConfig} from 'remotion';

const Ball = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const iteration = Loop.useLoop()?.iteration ?? 0;
  const t = frame / durationInFrames;
  const y = 4 * t * (1 - t) * 300;

  return (
    <AbsoluteFill style={{color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 300, top: 400 - y, width: 120, height: 120, borderRadius: '50%', backgroundColor: iteration % 2 === 0 ? '#0b84f3' : '#ffb020'}} />
      <div style={{position: 'absolute', left: 360 - 70 - y * 0.1, top: 530, width: 140 + y * 0.2, height: 14, borderRadius: 7, backgroundColor: '#2a3350'}} />
      <div style={{position: 'absolute', left: 700, top: 150, fontSize: 44, color: '#9aa7bd'}}>frame inside</div>
      <div style={{position: 'absolute', left: 700, top: 196, fontSize: 110, fontWeight: 700}}>{frame}</div>
      <div style={{position: 'absolute', left: 700, top: 356, fontSize: 44, color: '#9aa7bd'}}>iteration</div>
      <div style={{position: 'absolute', left: 700, top: 402, fontSize: 110, fontWeight: 700}}>{iteration}</div>
    </AbsoluteFill>
  );
};

export default function LoopDemo({durationInFrames = 30, times = 4}) {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const played = Array.from({length: times}, (_, i) => i * durationInFrames).filter((from) => from < total);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <Loop durationInFrames={durationInFrames} times={times}>
        <Ball />
      </Loop>
      {played.map((from) => (
        <div key={from} style={{position: 'absolute', left: 100 + from * 9, top: 630, width: Math.min(durationInFrames, total - from) * 9 - 8, height: 28, borderRadius: 8, backgroundColor: '#2f4d7a'}} />
      ))}
      <div style={{position: 'absolute', left: interpolate(frame, [0, total], [100, 1180]) - 4, top: 612, width: 8, height: 64, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
