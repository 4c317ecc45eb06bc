import {getLength, getPointAtLength, parsePath, reduceInstructions} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const path = 'M 80 320 H 240 A 90 90 0 0 1 420 320 Q 470 80 520 320 v -200';
const before = parsePath(path);
const after = reduceInstructions(before);
const dots = after.flatMap((instruction) => (instruction.type === 'Z' ? [] : [{x: instruction.x, y: instruction.y}]));
const total = getLength(path);

export default function ApiReduceInstructions() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {x, y} = getPointAtLength(path, (frame / (durationInFrames - 1)) * total);
  const row = (label: string, types: string[], color: string) => (
    <div style={{display: 'flex', alignItems: 'center', gap: 18}}>
      <span style={{width: 160}}>{label}</span>
      {types.map((type, i) => (
        <b key={i} style={{width: 84, height: 84, borderRadius: 18, display: 'flex', alignItems: 'center', justifyContent: 'center', backgroundColor: color, color: '#10131a'}}>
          {type}
        </b>
      ))}
    </div>
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, alignItems: 'center', justifyContent: 'center', gap: 40}}>
      <svg width={640} height={340} viewBox="40 70 520 280" style={{overflow: 'visible'}}>
        <path d={path} fill="none" stroke="#0b84f3" strokeWidth={12} strokeLinejoin="round" />
        {dots.map((dot, i) => (
          <circle key={i} cx={dot.x} cy={dot.y} r={11} fill="#ffb020" />
        ))}
        <circle cx={x} cy={y} r={17} fill="#f7f8fa" />
      </svg>
      <div style={{display: 'flex', flexDirection: 'column', gap: 28}}>
        {row('before', before.map(({type}) => type), '#7cc4ff')}
        {row('after', after.map(({type}) => type), '#ffb020')}
      </div>
    </AbsoluteFill>
  );
}
