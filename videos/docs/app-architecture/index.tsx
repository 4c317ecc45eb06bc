import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const boxes = [
  {name: 'Form', left: 100, top: 160, width: 300},
  {name: 'Player', left: 100, top: 430, width: 300},
  {name: 'Server', left: 530, top: 160, width: 260},
  {name: 'Render', left: 920, top: 160, width: 260},
  {name: 'Storage', left: 920, top: 430, width: 260},
];

/** What travels: from, to, when, and what it is called. */
const steps = [
  {path: [[250, 310], [250, 430]], start: 0, label: 'props', at: [270, 344]},
  {path: [[400, 235], [530, 235]], start: 36, label: 'props', at: [408, 172]},
  {path: [[790, 235], [920, 235]], start: 66, label: 'props', at: [798, 172]},
  {path: [[1050, 310], [1050, 430]], start: 96, label: 'MP4', at: [1070, 344]},
  {path: [[920, 505], [400, 505]], start: 126, label: 'URL', at: [620, 520]},
];

export default function AppArchitecture() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: 60, top: 60, width: 380, height: 580, borderRadius: 28, border: '4px solid #2a3857', boxSizing: 'border-box'}} />
      <div style={{position: 'absolute', left: 60, top: 82, width: 380, textAlign: 'center', color: '#8b95ad', fontSize: 40}}>Browser</div>
      {boxes.map(({name, left, top, width}) => (
        <div key={name} style={{position: 'absolute', left, top, width, height: 150, borderRadius: 20, backgroundColor: '#1c2740', display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700}}>{name}</div>
      ))}
      {steps.map(({path: [[x1, y1], [x2, y2]], start, label, at}) => {
        const t = interpolate(frame, [start, start + 30], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
        const color = label === 'props' ? '#7cc4ff' : '#ffb020';
        return (
          <div key={start}>
            <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
              <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="#2a3857" strokeWidth={6} />
              <line x1={x1} y1={y1} x2={x1 + (x2 - x1) * t} y2={y1 + (y2 - y1) * t} stroke={color} strokeWidth={6} />
              {t > 0 ? <circle cx={x1 + (x2 - x1) * t} cy={y1 + (y2 - y1) * t} r={13} fill={color} /> : null}
            </svg>
            <div style={{position: 'absolute', left: at[0], top: at[1], color, fontSize: 40, opacity: t > 0 ? 1 : 0.35}}>{label}</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
