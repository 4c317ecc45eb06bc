import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const W = 270;
const H = 540;
const LAYERS = 18;

/** A phone out of stacked plates: its screen is a video of its own. */
export default function Phone() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const plate = {position: 'absolute', width: W, height: H, borderRadius: 44} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', perspective: 1500, alignItems: 'center', justifyContent: 'center'}}>
      <div style={{position: 'absolute', width: 620, height: 620, borderRadius: 310, backgroundColor: '#ffb020', transform: `translate(${Math.sin(loop) * 50}px, 0)`}} />
      <div
        style={{
          position: 'relative',
          width: W,
          height: H,
          transformStyle: 'preserve-3d',
          transform: `rotateX(${10 + Math.cos(loop) * 6}deg) rotateY(${Math.sin(loop) * 46}deg) rotateZ(${Math.sin(loop) * -6}deg)`,
        }}
      >
        {Array.from({length: LAYERS}, (_, i) => (
          <div key={i} style={{...plate, backgroundColor: i > LAYERS - 3 ? '#10131a' : '#39445a', transform: `translateZ(${(i - LAYERS / 2) * 2.4}px)`}} />
        ))}
        <div style={{...plate, inset: 14, width: 'auto', height: 'auto', borderRadius: 32, overflow: 'hidden', backgroundColor: '#0b84f3', transform: `translateZ(${LAYERS * 1.3}px)`}}>
          <svg viewBox="0 0 242 512" width="100%" height="100%">
            {[0, 1, 2, 3, 4].map((ring) => (
              <circle key={ring} cx={121} cy={256} r={((ring + frame / (durationInFrames / 5)) % 5) * 70} fill="none" stroke="#7cc4ff" strokeWidth={22} opacity={1 - ((ring + frame / (durationInFrames / 5)) % 5) / 5} />
            ))}
            <path d="M 96 212 L 168 256 L 96 300 Z" fill="#f7f8fa" stroke="#f7f8fa" strokeWidth={16} strokeLinejoin="round" />
          </svg>
        </div>
      </div>
    </AbsoluteFill>
  );
}
