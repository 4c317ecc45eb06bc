import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const FILES = [
  {name: 'webcam1735.mp4', at: 100, color: '#0b84f3'},
  {name: 'display1735.mp4', at: 112, color: '#2a3857'},
  {name: 'subs1735.json', at: 150, color: '#ffb020'},
];
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function RecorderFiles() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const recorded = interpolate(frame, [15, 90], [0, 1], {...HOLD, easing: Easing.inOut(Easing.quad)});
  const recording = frame > 15 && frame < 90;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42}}>
      <div style={{position: 'absolute', left: 60, top: 60, color: '#9aa7bd'}}>Recording page</div>
      {['webcam', 'display'].map((name, i) => (
        <div key={name} style={{position: 'absolute', left: 60, top: 140 + i * 250, width: 480, height: 220, borderRadius: 24, backgroundColor: FILES[i]!.color, color: '#f7f8fa', overflow: 'hidden', outline: recording ? '8px solid #ffb020' : 'none'}}>
          <div style={{position: 'absolute', left: 30, top: 24}}>{name}</div>
          <div style={{position: 'absolute', left: 30, bottom: 34, width: 420, height: 18, borderRadius: 9, backgroundColor: 'rgb(255 255 255 / 0.25)'}}>
            <div style={{width: `${recorded * 100}%`, height: 18, borderRadius: 9, backgroundColor: '#f7f8fa'}} />
          </div>
        </div>
      ))}
      <div style={{position: 'absolute', left: 690, top: 60, color: '#9aa7bd'}}>public/my-video</div>
      {FILES.map(({name, at, color}, i) => {
        const shown = spring({frame: frame - at, fps, config: {damping: 200}, durationInFrames: 20});
        return (
          <div key={name} style={{position: 'absolute', left: 690 - (1 - shown) * 120, top: 140 + i * 164, width: 530, height: 130, borderRadius: 20, boxSizing: 'border-box', border: '4px solid #3c4a66', backgroundColor: '#18223a', display: 'flex', alignItems: 'center', gap: 28, padding: '0 30px', opacity: shown}}>
            <span style={{width: 26, height: 66, borderRadius: 8, backgroundColor: color}} />
            {name}
          </div>
        );
      })}
      <svg style={{position: 'absolute', left: 566, top: 340}} width={100} height={60} viewBox="0 0 100 60">
        <path d="M4 30 H84 M60 8 L86 30 L60 52" stroke="#f7f8fa" strokeWidth={8} fill="none" strokeLinecap="round" strokeLinejoin="round" opacity={interpolate(frame, [90, 100], [0.15, 1], HOLD)} />
      </svg>
    </AbsoluteFill>
  );
}
