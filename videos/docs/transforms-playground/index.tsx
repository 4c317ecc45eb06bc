import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const cells: {name: string; style: (p: number) => {transform: string}; value: (p: number) => string}[] = [
  {name: 'translate', style: (p) => ({transform: `translate(${p * 60}px, ${p * -60}px)`}), value: (p) => `${Math.round(p * 60)} px`},
  {name: 'scale', style: (p) => ({transform: `scale(${1 + p * 0.5})`}), value: (p) => (1 + p * 0.5).toFixed(2)},
  {name: 'rotate', style: (p) => ({transform: `rotate(${p * 45}deg)`}), value: (p) => `${Math.round(p * 45)}°`},
  {name: 'skew', style: (p) => ({transform: `skewX(${p * -20}deg)`}), value: (p) => `${Math.round(p * -20)}°`},
];

export default function TransformsPlayground() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', padding: '0 40px'}}>
      {cells.map(({name, style, value}, i) => {
        const there = spring({frame, fps, delay: 10 + i * 8, config: {damping: 14}});
        const back = spring({frame, fps, delay: 75 + i * 4, config: {damping: 200}});
        const progress = there - back;
        const box = {position: 'absolute', inset: 0, borderRadius: 20} as const;

        return (
          <div key={name} style={{flex: 1, display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: 84}}>
            <div style={{position: 'relative', width: 160, height: 160}}>
              <div style={{...box, border: '4px dashed #3c4a66'}} />
              <div style={{...box, backgroundColor: i % 2 === 0 ? '#0b84f3' : '#ffb020', opacity: 0.92, ...style(progress)}} />
            </div>
            <div style={{textAlign: 'center', fontSize: 46, lineHeight: 1.3}}>
              <div style={{fontWeight: 700}}>{name}</div>
              <div style={{fontVariantNumeric: 'tabular-nums', color: '#9aa7bd'}}>{value(progress)}</div>
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
