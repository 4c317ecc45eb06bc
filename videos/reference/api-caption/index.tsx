import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const captions = [
  {text: 'The tide turns at noon.', startMs: 300, endMs: 1500},
  {text: 'Then the boats come in,', startMs: 1500, endMs: 2800},
  {text: 'one after another.', startMs: 3100, endMs: 4200},
];
const TOTAL_MS = 4500;
const COLORS = ['#7cc4ff', '#ffb020', '#0b84f3'];

export default function CaptionTimeline() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timeMs = (frame / fps) * 1000;
  const current = captions.find(({startMs, endMs}) => startMs <= timeMs && timeMs < endMs);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40, fontVariantNumeric: 'tabular-nums', padding: 80}}>
      <div style={{height: 300, display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 96, fontWeight: 700, letterSpacing: '-0.03em'}}>
        {current?.text}
      </div>
      <div style={{position: 'relative', height: 110, borderRadius: 24, backgroundColor: '#1c2740'}}>
        {captions.map(({text, startMs, endMs}, i) => (
          <div
            key={text}
            style={{position: 'absolute', top: 15, height: 80, borderRadius: 16, left: `${(startMs / TOTAL_MS) * 100}%`, width: `${((endMs - startMs) / TOTAL_MS) * 100 - 0.5}%`, backgroundColor: COLORS[i], opacity: current?.text === text ? 1 : 0.35}}
          />
        ))}
        <div style={{position: 'absolute', top: -18, height: 146, width: 8, borderRadius: 4, left: `${(timeMs / TOTAL_MS) * 100}%`, backgroundColor: '#f7f8fa'}} />
      </div>
      <div style={{display: 'flex', justifyContent: 'space-between', marginTop: 50}}>
        <span>{Math.round(timeMs)} ms</span>
        <span style={{color: '#7cc4ff'}}>{current ? `startMs ${current.startMs} · endMs ${current.endMs}` : 'no caption'}</span>
      </div>
    </AbsoluteFill>
  );
}
