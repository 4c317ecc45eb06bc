import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['A', 'quote', 'from', 'the', 'episode', 'people', 'will', 'share'];
const BARS = 36;

export default function Audiogram() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = frame / durationInFrames;
  const current = Math.floor(turn * words.length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b62b8', color: '#f7f8fa', padding: 80}}>
      <div style={{display: 'flex', gap: 40, alignItems: 'center'}}>
        <svg viewBox="-100 -100 200 200" width={230} height={230} style={{borderRadius: 36, backgroundColor: '#ffb020'}}>
          {[3, 2, 1].map((ring) => (
            <circle key={ring} r={ring * 26 + Math.sin(turn * Math.PI * 8 - ring) * 5} fill="none" stroke="#10131a" strokeWidth={12} opacity={1.1 - ring * 0.25} />
          ))}
          <circle r={14} fill="#10131a" />
        </svg>
        <div style={{fontSize: 46, fontWeight: 600, lineHeight: 1.2}}>
          Episode 12
          <div style={{fontWeight: 400, color: '#cfe8ff'}}>Your podcast</div>
        </div>
      </div>
      <div style={{flex: 1, display: 'flex', flexWrap: 'wrap', alignContent: 'center', columnGap: 24, fontSize: 92, fontWeight: 720, letterSpacing: '-0.035em', lineHeight: 1.14}}>
        {words.map((word, i) => (
          <span key={word} style={{color: i === current ? '#ffb020' : '#f7f8fa', opacity: i <= current ? 1 : 0.38}}>
            {word}
          </span>
        ))}
      </div>
      <svg width={800} height={170} viewBox="0 -85 800 170">
        {Array.from({length: BARS}, (_, i) => {
          const cycles = 2 + Math.floor(random(`cycles${i}`) * 6);
          const level = 0.2 + 0.8 * Math.abs(Math.sin(turn * Math.PI * cycles + random(`phase${i}`) * 3));
          const height = 8 + level * 72 * (0.35 + 0.65 * Math.sin(((i + 1) / (BARS + 1)) * Math.PI));
          return <rect key={i} x={i * 22.4} y={-height} width={12} height={height * 2} rx={6} fill={i / BARS < turn ? '#ffb020' : '#7cc4ff'} />;
        })}
      </svg>
    </AbsoluteFill>
  );
}
