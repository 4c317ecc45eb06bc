import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['Every', 'word', 'pops', 'in', 'on', 'time'];
const STEP = 20;

export default function TikTok() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const loop = (frame / durationInFrames) * Math.PI * 2;
  const current = Math.floor(frame / STEP) % words.length;
  const page = current - (current % 2); // Two words on the screen at a time

  return (
    <AbsoluteFill style={{backgroundColor: '#0b84f3'}}>
      <svg viewBox="0 0 720 1280" width={720} height={1280}>
        <circle cx={360} cy={520} r={330 + Math.sin(loop * 2) * 14} fill="#7cc4ff" />
        <g transform={`rotate(${Math.sin(loop) * 3} 360 900)`}>
          <path d="M 60 1280 Q 60 880 360 880 Q 660 880 660 1280 Z" fill="#10131a" />
          <rect x={300} y={700} width={120} height={220} rx={60} fill="#e39200" />
          <circle cx={360} cy={580} r={178} fill="#ffb020" />
          <path d="M 176 590 Q 150 370 360 370 Q 570 370 544 590 Q 480 470 360 480 Q 240 470 176 590 Z" fill="#10131a" />
          <circle cx={300} cy={590} r={15} fill="#10131a" />
          <circle cx={420} cy={590} r={15} fill="#10131a" />
          <ellipse cx={360} cy={672} rx={34} ry={8 + Math.abs(Math.sin(loop * 9)) * 22} fill="#10131a" />
        </g>
      </svg>
      <div style={{position: 'absolute', left: 0, right: 0, bottom: 190, display: 'flex', justifyContent: 'center', gap: 26}}>
        {words.slice(page, page + 2).map((word, i) => {
          const enter = spring({frame: (frame % (STEP * words.length)) - (page + i) * STEP, fps, config: {damping: 10, stiffness: 180}});
          return (
            <span key={word} style={{fontSize: 128, fontWeight: 820, letterSpacing: '-0.04em', lineHeight: 1, color: page + i === current ? '#ffb020' : '#f7f8fa', WebkitTextStroke: '22px #10131a', paintOrder: 'stroke', opacity: Math.min(1, enter * 3), transform: `scale(${0.6 + enter * 0.4}) rotate(${(1 - enter) * -8}deg)`}}>
              {word}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
