import {getInstructionIndexAtLength, getLength, normalizePath, getPointAtLength, parsePath, serializeInstructions} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

const path = 'M 60 60 h 240 v 120 q 0 120 120 120 l 120 -240';
const list = (d: string) => parsePath(d).map((instruction) => serializeInstructions([instruction]));
const columns = [
  {title: 'before', color: '#7cc4ff', items: list(path)},
  {title: 'after', color: '#ffb020', items: list(normalizePath(path))},
];
const total = getLength(path);

export default function ApiNormalizePath() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const length = (frame / (durationInFrames - 1)) * total;
  const current = getInstructionIndexAtLength(path, length).index + 1;
  const {x, y} = getPointAtLength(path, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', padding: 50, gap: 40, fontSize: 40}}>
      <svg width={340} height={340 * 0.6} viewBox="20 20 560 330" style={{overflow: 'visible'}}>
        <path d={path} fill="none" stroke="#0b84f3" strokeWidth={20} strokeLinejoin="round" strokeLinecap="round" />
        <circle cx={x} cy={y} r={30} fill="#f7f8fa" />
      </svg>
      {columns.map(({title, color, items}) => (
        <div key={title} style={{flex: 1}}>
          <b style={{color}}>{title}</b>
          {items.map((item, i) => (
            <div key={item} style={{marginTop: 16, padding: '8px 16px', borderRadius: 14, whiteSpace: 'nowrap', backgroundColor: i === current ? '#1d3a6b' : 'transparent'}}>
              {item}
            </div>
          ))}
        </div>
      ))}
    </AbsoluteFill>
  );
}
