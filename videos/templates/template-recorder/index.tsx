import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['Record', 'your', 'screen', 'and', 'camera'];

export default function Recorder() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;
  // Camera alone, then small beside the screen, then alone again
  const small = spring({frame: frame - 34, fps, config: {damping: 200}}) - spring({frame: frame - 112, fps, config: {damping: 200}});
  const mix = (a: number, b: number) => a + (b - a) * small;
  const spoken = interpolate(frame, [8, durationInFrames - 24], [0, words.length]);

  return (
    <AbsoluteFill style={{backgroundColor: '#1d2942', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 60, top: 60, width: 840, height: 520, borderRadius: 36, backgroundColor: '#0d1321', overflow: 'hidden', transform: `translateY(${mix(-640, 0)}px)`}}>
        {[0.62, 0.4, 0.74, 0.52].map((share, row) => (
          <div key={share} style={{position: 'absolute', left: 60 + (row % 2) * 60, top: 70 + row * 100, width: 640 * share + Math.sin(loop * 2 + row) * 30, height: 42, borderRadius: 21, backgroundColor: row === 2 ? '#0b84f3' : '#2b3a55'}} />
        ))}
      </div>
      <div style={{position: 'absolute', left: mix(60, 560), top: mix(60, 400), width: mix(840, 340), height: mix(640, 340), borderRadius: mix(36, 170), overflow: 'hidden', backgroundColor: '#7cc4ff', border: `${mix(0, 14)}px solid #1d2942`}}>
        <svg viewBox="-170 -170 340 340" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
          <g transform={`rotate(${Math.sin(loop) * 4})`}>
            <ellipse cx={0} cy={190} rx={150} ry={120} fill="#0b84f3" />
            <circle cx={0} cy={-10} r={78} fill="#ffb020" />
            <path d="M -80 -20 a 80 80 0 0 1 160 0 q -80 -50 -160 0" fill="#10131a" />
            <ellipse cx={0} cy={26} rx={16 + Math.abs(Math.sin(loop * 6)) * 8} ry={4 + Math.abs(Math.sin(loop * 6)) * 12} fill="#10131a" />
          </g>
        </svg>
      </div>
      <div style={{position: 'absolute', left: 60, right: 60, bottom: 66, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 22, fontSize: 78, fontWeight: 750, lineHeight: 1.05, letterSpacing: '-0.03em'}}>
        {words.map((word, i) => (
          <span key={word} style={{opacity: spoken >= i ? 1 : 0.25, color: Math.floor(spoken) === i ? '#7cc4ff' : '#f7f8fa'}}>
            {word}
          </span>
        ))}
      </div>
      <div style={{position: 'absolute', left: 96, top: 96, width: 34, height: 34, borderRadius: 17, backgroundColor: '#ffb020', opacity: 0.55 + Math.cos(loop * 5) * 0.45}} />
    </AbsoluteFill>
  );
}
