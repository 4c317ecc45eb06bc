import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;
const tracks = [
  {y: 470, from: 120, to: 620, color: '#ffb020'},
  {y: 546, from: 340, to: 900, color: '#0b84f3'},
  {y: 622, from: 60, to: 1180, color: '#7cc4ff'},
];

/** A clip is dragged along its track, and the picture above follows. */
export default function EditorStarter() {
  const frame = useCurrentFrame();
  const {width, durationInFrames} = useVideoConfig();
  const drag = interpolate(frame, [28, 62, 100, 132], [0, 1, 1, 0], clamp);
  const playhead = interpolate(frame, [0, durationInFrames], [60, width - 60]);
  const cursor = {x: 300 + drag * 300, y: 500};

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <div style={{position: 'absolute', left: 300, top: 36, width: 680, height: 382, borderRadius: 14, backgroundColor: '#f7f8fa', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: 60 + drag * 300, top: 110, width: 240, height: 160, borderRadius: 20, backgroundColor: '#ffb020', outline: '6px solid #0b84f3', outlineOffset: 10}} />
        <div style={{position: 'absolute', left: 250, top: 60, width: 200, height: 200, borderRadius: 100, backgroundColor: '#0b84f3', mixBlendMode: 'multiply', transform: `scale(${0.8 + Math.sin((frame / durationInFrames) * Math.PI * 2) * 0.2})`}} />
      </div>
      {[60, 1020].map((left) => (
        <div key={left} style={{position: 'absolute', left, top: 36, display: 'grid', gap: 20}}>
          {[200, 140, 180, 120].map((bar, i) => (
            <div key={bar} style={{width: bar, height: 42, borderRadius: 12, backgroundColor: left > 500 && i === 0 ? '#0b84f3' : '#2a3345'}} />
          ))}
        </div>
      ))}
      <div style={{position: 'absolute', left: 0, right: 0, top: 446, bottom: 0, backgroundColor: '#1a2130'}} />
      {tracks.map(({y, from, to, color}, i) => (
        <div key={y} style={{position: 'absolute', left: from + (i === 0 ? drag * 300 : 0), top: y, width: to - from, height: 60, borderRadius: 14, backgroundColor: color, boxShadow: i === 0 ? `0 0 0 ${drag > 0 && drag < 1 ? 6 : 0}px #f7f8fa` : undefined}} />
      ))}
      <div style={{position: 'absolute', left: playhead - 3, top: 446, bottom: 0, width: 6, backgroundColor: '#f7f8fa'}} />
      <svg width={64} height={72} viewBox="0 0 32 36" style={{position: 'absolute', left: cursor.x, top: cursor.y}}>
        <path d="M 3 2 L 27 20 L 16 21.5 L 10 32 Z" fill="#f7f8fa" stroke="#10131a" strokeWidth={2.5} strokeLinejoin="round" />
      </svg>
    </AbsoluteFill>
  );
}
