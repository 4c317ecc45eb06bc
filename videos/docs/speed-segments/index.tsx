import {AbsoluteFill, useCurrentFrame} from 'remotion';

const segments = [
  {frames: 60, speed: 1, color: '#0b84f3'},
  {frames: 120, speed: 4, color: '#ffb020'},
  {frames: 30, speed: 0.5, color: '#7cc4ff'},
];
const PER_FRAME = 5;
const lengthOf = ({frames, speed}: {frames: number; speed: number}) => frames / speed;

export default function SpeedSegments() {
  const frame = useCurrentFrame();
  let source = 0;
  let output = 0;

  const placed = segments.map((segment) => {
    const at = {source, output};
    source += segment.frames;
    output += lengthOf(segment);
    return {...segment, ...at};
  });
  const current = placed.findLast((segment) => frame >= segment.output) ?? placed[0];
  const position = Math.min(current.source + current.frames, current.source + (frame - current.output) * current.speed);

  const row = (top: number, label: string, value: number) => (
    <div style={{position: 'absolute', left: 115, top, width: 1050, display: 'flex', justifyContent: 'space-between'}}>
      <span style={{color: '#8b95ad'}}>{label}</span>
      <span>frame {Math.round(value)}</span>
    </div>
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      {row(80, 'File', position)}
      {row(400, 'Video', Math.min(frame, output))}
      {placed.map((segment) => (
        <div key={segment.color}>
          <div style={{position: 'absolute', left: 115 + segment.source * PER_FRAME, top: 160, width: segment.frames * PER_FRAME - 6, height: 120, borderRadius: 12, backgroundColor: segment.color}} />
          <div style={{position: 'absolute', left: 115 + segment.output * PER_FRAME, top: 480, width: lengthOf(segment) * PER_FRAME - 6, height: 120, borderRadius: 12, backgroundColor: segment.color, color: segment.color === '#0b84f3' ? '#f7f8fa' : '#10131a', fontWeight: 700, display: 'flex', alignItems: 'center', justifyContent: 'center'}}>{segment.speed}×</div>
        </div>
      ))}
      <div style={{position: 'absolute', left: 112 + position * PER_FRAME, top: 142, width: 8, height: 156, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
      <div style={{position: 'absolute', left: 112 + Math.min(frame, output) * PER_FRAME, top: 462, width: 8, height: 156, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
