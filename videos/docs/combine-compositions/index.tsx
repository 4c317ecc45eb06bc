import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const parts = [
  {name: 'Intro', frames: 60, color: '#ffb020', ink: '#10131a'},
  {name: 'Talk', frames: 150, color: '#0b84f3', ink: '#f7f8fa'},
  {name: 'Outro', frames: 70, color: '#7cc4ff', ink: '#10131a'},
];
const PER_FRAME = 3.9;
const total = parts.reduce((sum, {frames}) => sum + frames, 0);

export default function CombineCompositions() {
  const frame = useCurrentFrame();
  const playhead = interpolate(frame, [84, 160], [0, total], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  let start = 0;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 94, top: 470, width: total * PER_FRAME, height: 130, outline: '4px solid #2a3857', borderRadius: 16}} />
      {parts.map(({name, frames, color, ink}, i) => {
        const at = start;
        start += frames;
        const t = interpolate(frame, [14 + i * 16, 44 + i * 16], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
        const width = frames * PER_FRAME - 6;
        return (
          <div key={name} style={{position: 'absolute', left: 94 + at * PER_FRAME, top: interpolate(t, [0, 1], [130 + i * 104, 470]), width, height: interpolate(t, [0, 1], [84, 130]), borderRadius: 14, backgroundColor: color, color: ink, display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700}}>{name}</div>
        );
      })}
      <div style={{position: 'absolute', left: 94, top: 50, color: '#8b95ad'}}>Three compositions</div>
      <div style={{position: 'absolute', left: 94, top: 626, color: '#8b95ad'}}>One series: {total} frames</div>
      {frame >= 84 ? <div style={{position: 'absolute', left: 90 + playhead * PER_FRAME, top: 450, width: 8, height: 170, borderRadius: 4, backgroundColor: '#f7f8fa'}} /> : null}
    </AbsoluteFill>
  );
}
