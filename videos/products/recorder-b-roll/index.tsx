import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const SCENE = 180;

export default function RecorderBRoll({from = 40, durationInFrames = 90}: {from?: number; durationInFrames?: number}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  // A b-roll has to be gone before the scene ends
  const end = Math.min(from + durationInFrames, SCENE);
  const move = {fps, durationInFrames: 10, config: {damping: 200}};
  const shown = spring({...move, frame: frame - from}) - spring({...move, frame: frame - (end - 10)});

  return (
    <AbsoluteFill style={{backgroundColor: '#1d2942', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 240, top: 40, width: 800, height: 450, borderRadius: 24, overflow: 'hidden', scale: String(1 - shown * 0.1)}}>
        <svg viewBox="0 0 800 450" width={800} height={450}>
          <rect width={800} height={450} fill="#7cc4ff" />
          <ellipse cx={400} cy={470} rx={210} ry={150} fill="#0b84f3" />
          <circle cx={400} cy={220} r={98} fill="#ffb020" />
          <path d="M300 208 a100 100 0 0 1 200 0 q-100 -62 -200 0" fill="#10131a" />
          <ellipse cx={400} cy={264} rx={22} ry={6 + Math.abs(Math.sin(frame / 4)) * 14} fill="#10131a" />
        </svg>
      </div>
      <div style={{position: 'absolute', left: 240, top: 40, width: 800, height: 450, borderRadius: 24, overflow: 'hidden', backgroundColor: '#0d1321', transform: `translateY(${(1 - shown) * -520}px)`}}>
        <svg viewBox="0 0 800 450" width={800} height={450}>
          <circle cx={610} cy={120} r={52} fill="#ffb020" />
          <path d="M0 450 L230 170 L400 370 L510 250 L800 450 Z" fill="#0b84f3" />
          <path d="M230 170 L290 244 L180 232 Z" fill="#f7f8fa" />
        </svg>
      </div>
      <div style={{position: 'absolute', left: 60, top: 530, width: 1160, height: 70, borderRadius: 14, backgroundColor: '#7cc4ff', display: 'flex', alignItems: 'center', paddingLeft: 24, boxSizing: 'border-box', fontSize: 40, color: '#10131a'}}>scene</div>
      <div style={{position: 'absolute', left: 60 + (from / SCENE) * 1160, top: 612, width: (Math.max(0, end - from) / SCENE) * 1160, height: 70, borderRadius: 14, backgroundColor: '#0d1321', color: '#f7f8fa', overflow: 'hidden', display: 'flex', alignItems: 'center', paddingLeft: 24, boxSizing: 'border-box', fontSize: 40}}>b-roll</div>
      <div style={{position: 'absolute', left: 57 + (frame / SCENE) * 1160, top: 516, width: 6, height: 180, borderRadius: 3, backgroundColor: '#ffb020'}} />
    </AbsoluteFill>
  );
}
