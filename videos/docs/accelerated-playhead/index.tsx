import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LENGTH = 100;
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const speed = (f: number) => interpolate(f, [0, LENGTH], [1, 5], clamp);

// Speeds of all frames before `frame`, added up
const getSourceFrame = (frame: number) => {
  let position = 0;
  for (let f = 0; f < frame; f++) {
    position += speed(f);
  }
  return position;
};

const SOURCE_LENGTH = getSourceFrame(LENGTH);
const outputX = (frame: number) => (frame / LENGTH) * 1080;
const sourceX = (frame: number) => (getSourceFrame(frame) / SOURCE_LENGTH) * 1080;

export default function AcceleratedPlayhead() {
  const frame = interpolate(useCurrentFrame(), [10, 10 + LENGTH], [0, LENGTH], clamp);
  const marks = Array.from({length: 11}, (_, i) => i * 10);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 100, width: 1080, top: 56, display: 'flex', justifyContent: 'space-between', fontSize: 44}}>
        <span><span style={{color: '#8b95ad'}}>Video</span> frame {frame}</span>
        <span style={{color: '#ffb020'}}>{speed(frame).toFixed(1)}× speed</span>
      </div>
      <div style={{position: 'absolute', left: 100, top: 600, fontSize: 44}}>
        <span style={{color: '#8b95ad'}}>File</span> frame {Math.round(getSourceFrame(frame))}
      </div>
      <svg style={{position: 'absolute', left: 100, top: 160, overflow: 'visible'}} width={1080} height={400}>
        {marks.map((mark) => (
          <path
            key={mark}
            d={`M ${outputX(mark)} 40 C ${outputX(mark)} 220, ${sourceX(mark)} 180, ${sourceX(mark)} 360`}
            fill="none"
            stroke={mark <= frame ? '#7cc4ff' : '#2a3350'}
            strokeWidth={4}
          />
        ))}
        <rect y={24} width={1080} height={16} rx={8} fill="#2a3350" />
        <rect y={24} width={outputX(frame)} height={16} rx={8} fill="#0b84f3" />
        <rect y={360} width={1080} height={16} rx={8} fill="#2a3350" />
        <rect y={360} width={sourceX(frame)} height={16} rx={8} fill="#0b84f3" />
        <circle cx={outputX(frame)} cy={32} r={24} fill="#ffb020" />
        <circle cx={sourceX(frame)} cy={368} r={24} fill="#ffb020" />
      </svg>
    </AbsoluteFill>
  );
}
