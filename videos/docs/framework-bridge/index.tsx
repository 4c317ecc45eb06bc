import {AbsoluteFill, Easing, interpolate, interpolateColors, useCurrentFrame} from 'remotion';

const names = ['Noor', 'Mateo', 'Ines'];
const colors = ['#ffb020', '#7cc4ff', '#f7f8fa'];
const STEP = 60;

export default function FrameworkBridge() {
  const frame = useCurrentFrame();
  const index = Math.floor(frame / STEP) % names.length;
  const local = frame % STEP;
  const typed = names[index].slice(0, Math.min(names[index].length, Math.floor(local / 3)));
  const sent = interpolate(local, [20, 36], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
  const shown = local >= 36 ? index : (index + names.length - 1) % names.length;
  const color = interpolateColors(interpolate(local, [36, 44], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'}), [0, 1], [colors[(index + 2) % 3], colors[index]]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: 60, top: 130, width: 440, height: 400, borderRadius: 28, border: '4px solid #2a3857', boxSizing: 'border-box', padding: 40}}>
        <div style={{color: '#8b95ad'}}>Your component</div>
        <div style={{marginTop: 40, height: 90, borderRadius: 16, backgroundColor: '#f7f8fa', color: '#10131a', display: 'flex', alignItems: 'center', paddingLeft: 26}}>
          {typed}
          <span style={{width: 4, height: 52, marginLeft: 4, backgroundColor: local % 20 < 12 ? '#0b84f3' : 'transparent'}} />
        </div>
        <div style={{marginTop: 36, width: 90, height: 90, borderRadius: 45, backgroundColor: colors[index]}} />
      </div>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <line x1={500} y1={330} x2={780} y2={330} stroke="#2a3857" strokeWidth={8} />
        <circle cx={500 + 280 * sent} cy={330} r={18} fill={colors[index]} opacity={sent > 0 && sent < 1 ? 1 : 0} />
      </svg>
      <div style={{position: 'absolute', left: 500, top: 250, width: 280, textAlign: 'center', fontSize: 42, color: '#7cc4ff'}}>update()</div>
      <div style={{position: 'absolute', left: 780, top: 130, width: 440, height: 400, borderRadius: 28, overflow: 'hidden', backgroundColor: color, color: '#10131a', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 60, fontWeight: 700}}>Hello, {names[shown]}</div>
      <div style={{position: 'absolute', left: 60, top: 560, width: 440, textAlign: 'center'}}>Angular, Vue, Svelte</div>
      <div style={{position: 'absolute', left: 780, top: 560, width: 440, textAlign: 'center'}}>Player (React)</div>
    </AbsoluteFill>
  );
}
