import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const WIDTH = 640;
const HEIGHT = 130;

export default function AnimationMathRanges() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  const enter = (f: number) => spring({frame: f, fps, delay: 10});
  const exit = (f: number) => spring({frame: f, fps, delay: 70, durationInFrames: 24, config: {damping: 200}});
  const rows: {label: string; color: string; at: (f: number) => number}[] = [
    {label: 'enter', color: '#7cc4ff', at: enter},
    {label: 'exit', color: '#ffb020', at: exit},
    {label: 'enter − exit', color: '#0b84f3', at: (f) => enter(f) - exit(f)},
  ];
  const x = (f: number) => (f / (durationInFrames - 1)) * WIDTH;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', padding: '0 90px', gap: 70}}>
      <div>
        {rows.map(({label, color, at}) => (
          <div key={label} style={{marginBottom: 20}}>
            <div style={{display: 'flex', justifyContent: 'space-between', width: WIDTH, fontSize: 40, marginBottom: 14}}>
              <span>{label}</span>
              <span style={{fontVariantNumeric: 'tabular-nums', color}}>{at(frame).toFixed(2)}</span>
            </div>
            <svg width={WIDTH} height={HEIGHT} style={{overflow: 'visible'}}>
              <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} stroke="#2a3350" strokeWidth={3} />
              <polyline
                points={Array.from({length: durationInFrames}, (_, f) => `${x(f)},${HEIGHT - at(f) * 100}`).join(' ')}
                fill="none"
                stroke={color}
                strokeWidth={6}
                strokeLinejoin="round"
              />
              <circle cx={x(frame)} cy={HEIGHT - at(frame) * 100} r={12} fill="#f7f8fa" />
            </svg>
          </div>
        ))}
      </div>
      <div style={{flex: 1, display: 'flex', justifyContent: 'center'}}>
        <div style={{width: 300, height: 300, borderRadius: 64, backgroundColor: '#0b84f3', transform: `scale(${enter(frame) - exit(frame)})`}} />
      </div>
    </AbsoluteFill>
  );
}
