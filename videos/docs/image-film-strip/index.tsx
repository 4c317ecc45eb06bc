import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {tag: '<Img>' | 'background-image'};

const Picture = ({size}: {size: number}) => (
  <svg width={size} height={size * 0.75} viewBox="0 0 120 90" style={{display: 'block'}}>
    <rect width={120} height={90} fill="#0b84f3" />
    <circle cx={90} cy={26} r={13} fill="#ffb020" />
    <path d="M0 90 L38 36 L66 72 L84 52 L120 90 Z" fill="#f7f8fa" />
  </svg>
);

export default function ImageFilmStrip({tag = 'background-image'}: Props) {
  const frame = useCurrentFrame();
  const current = Math.floor(frame / 6);
  // Without waiting, some frames are captured before their tab has the file
  const loaded = (i: number) => tag === '<Img>' || random(`image-${i}`) > 0.4;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 80, top: 80, width: 560, height: 420, borderRadius: 20, overflow: 'hidden', backgroundColor: '#16213a'}}>
        {loaded(current) ? <Picture size={560} /> : null}
      </div>
      <div style={{position: 'absolute', left: 710, top: 80, fontSize: 52, fontWeight: 700}}>{tag}</div>
      <div style={{position: 'absolute', left: 710, top: 168, fontSize: 44, color: '#7cc4ff'}}>Frame {current}</div>
      <div style={{position: 'absolute', left: 710, top: 240, fontSize: 44, color: loaded(current) ? '#7cc4ff' : '#ffb020'}}>{loaded(current) ? 'loaded' : 'captured too early'}</div>
      <div style={{position: 'absolute', left: 80, top: 550, display: 'flex', gap: 14}}>
        {new Array(10).fill(0).map((_, i) => (
          <div key={i} style={{width: 99, height: 80, overflow: 'hidden', borderRadius: 10, backgroundColor: '#16213a', outline: i === current ? '5px solid #f7f8fa' : undefined, opacity: i <= current ? 1 : 0.25}}>
            {loaded(i) ? <Picture size={107} /> : null}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
