import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['Type', 'a', 'line,', 'hear', 'it', 'spoken.'];
const BARS = 31;

/** Text on the left of the play head is words; on its right it is sound. */
export default function TextToSpeech() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = frame / durationInFrames;
  const spoken = interpolate(frame, [8, durationInFrames - 30], [0, words.length], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const speaking = Math.sin(Math.min(1, spoken / words.length) * Math.PI) ** 0.4;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 90, top: 80, width: 1100, display: 'flex', flexWrap: 'wrap', columnGap: 30, fontSize: 116, fontWeight: 700, letterSpacing: '-0.04em', lineHeight: 1.12}}>
        {words.map((word, i) => {
          const said = Math.min(1, Math.max(0, spoken - i));
          return (
            <span key={word} style={{position: 'relative', color: said > 0 ? '#f7f8fa' : '#42516d'}}>
              {word}
              <span style={{position: 'absolute', left: 0, bottom: 2, height: 8, borderRadius: 4, width: `${said * 100}%`, backgroundColor: '#7cc4ff', opacity: said < 1 ? 1 : 0.35}} />
            </span>
          );
        })}
      </div>
      <svg width={1280} height={260} viewBox="0 -130 1280 260" style={{position: 'absolute', bottom: 60}}>
        {Array.from({length: BARS}, (_, i) => {
          const wave = 0.5 + 0.5 * Math.sin(turn * Math.PI * 2 * Math.ceil(3 + random(`speed${i}`) * 6) + random(`phase${i}`) * 6.28);
          const height = 10 + speaking * wave * 108 * Math.sin(((i + 1) / (BARS + 1)) * Math.PI);
          return <rect key={i} x={94 + i * 36} y={-height} width={18} height={height * 2} rx={9} fill={i / BARS < spoken / words.length ? '#0b84f3' : '#25324a'} />;
        })}
      </svg>
    </AbsoluteFill>
  );
}
