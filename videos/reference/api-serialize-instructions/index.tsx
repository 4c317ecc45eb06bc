import {type Instruction, serializeInstructions} from '@remotion/paths';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const values = [120, 260, 180, 400, 320, 460];

export default function ApiSerializeInstructions() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const back = spring({frame: frame - durationInFrames + 24, fps, config: {damping: 200}});

  const corners = values.map((value, i) => {
    const grow = spring({frame, fps, delay: i * 5, config: {damping: 12}}) - back;
    return {x: 140 + i * 200, y: 540 - value * grow};
  });
  const instructions: Instruction[] = corners.map(({x, y}, i) => (i === 0 ? {type: 'M', x, y} : {type: 'L', x, y}));
  const line = serializeInstructions(instructions);
  const area = serializeInstructions([...instructions, {type: 'V', y: 540}, {type: 'H', x: 140}, {type: 'Z'}]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={area} fill="#7cc4ff" opacity={0.4} />
        <path d={line} fill="none" stroke="#0b84f3" strokeWidth={12} strokeLinejoin="round" strokeLinecap="round" />
        {corners.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={18} fill="#ffb020" />
        ))}
      </svg>
      <div style={{position: 'absolute', left: 40, right: 40, bottom: 50, textAlign: 'center', fontSize: 40, whiteSpace: 'nowrap', letterSpacing: -1, fontVariantNumeric: 'tabular-nums'}}>
        {line.replace(/\.\d+/g, '')}
      </div>
    </AbsoluteFill>
  );
}
