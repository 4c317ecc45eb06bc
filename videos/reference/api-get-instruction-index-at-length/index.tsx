import {cutPath, getInstructionIndexAtLength, getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const instructions = ['M 140 300', 'L 460 120', 'L 640 380', 'C 720 500 820 60 980 200', 'L 1140 420'];
const path = instructions.join(' ');
const total = getLength(path);

export default function ApiGetInstructionIndexAtLength() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = (frame / (durationInFrames - 1)) * total;
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(path, length);
  const {x, y} = getPointAtLength(path, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <svg viewBox="0 0 1280 480" height={480}>
        <path d={path} fill="none" stroke="#1d3a6b" strokeWidth={16} strokeLinecap="round" strokeLinejoin="round" />
        <path d={cutPath(path, length)} fill="none" stroke="#0b84f3" strokeWidth={16} strokeLinecap="round" strokeLinejoin="round" />
        <circle cx={x} cy={y} r={28} fill="#ffb020" />
      </svg>
      <div style={{display: 'flex', justifyContent: 'center', gap: 18, fontSize: 40}}>
        {instructions.map((instruction, i) => (
          <span key={instruction} style={{padding: '8px 18px', borderRadius: 16, backgroundColor: i === index + 1 ? '#0b84f3' : '#16233f'}}>
            {instruction.replace('720 500 820 60 980 200', '…')}
          </span>
        ))}
      </div>
      <div style={{display: 'flex', justifyContent: 'center', gap: 80, marginTop: 44, fontSize: 48}}>
        <span>
          index <b>{index}</b>
        </span>
        <span style={{color: '#ffb020'}}>
          lengthIntoInstruction <b>{Math.round(lengthIntoInstruction)}</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
