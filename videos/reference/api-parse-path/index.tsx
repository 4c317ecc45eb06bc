import {parsePath} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 10 90 L 60 10 Q 110 10 110 60 l 30 30 Z';
const instructions = parsePath(path);
const parts = path.split(/(?= [A-Za-z])/);

export default function ApiParsePath() {
  const frame = useCurrentFrame();
  const current = Math.min(Math.floor(frame / 26), instructions.length - 1);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: 60, fontSize: 40, justifyContent: 'space-between'}}>
      <div style={{display: 'flex', alignItems: 'center', gap: 50}}>
        <svg width={290} height={200} viewBox="0 0 150 100">
          <path d={path} fill="none" stroke="#0b84f3" strokeWidth={6} strokeLinejoin="round" />
        </svg>
        <div style={{fontSize: 42, whiteSpace: 'pre'}}>
          {parts.map((part, i) => (
            <span key={part} style={{color: i === current ? '#ffb020' : '#7cc4ff'}}>
              {part}
            </span>
          ))}
        </div>
      </div>
      <div style={{lineHeight: 1.5, whiteSpace: 'pre'}}>
        {instructions.map((instruction, i) => (
          <div key={parts[i]} style={{color: i === current ? '#ffb020' : '#f7f8fa', opacity: interpolate(frame, [i * 26, i * 26 + 6], [0, 1])}}>
            {`{${Object.entries(instruction).map(([key, value]) => `${key}: ${typeof value === 'string' ? `'${value}'` : value}`).join(', ')}}`}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
