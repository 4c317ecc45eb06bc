import {makePie} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const rings = [
  {label: 'Move', share: 0.86, radius: 260, color: '#0b84f3'},
  {label: 'Train', share: 0.64, radius: 196, color: '#7cc4ff'},
  {label: 'Stand', share: 0.45, radius: 132, color: '#ffb020'},
];

export default function ApiMakePie() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 120}}>
      <svg width={580} height={580} viewBox="-290 -290 580 580">
        {rings.map(({label, share, radius, color}, i) => {
          const progress = interpolate(frame, [8 + i * 8, 60 + i * 8, 130, 148], [0, share, share, 0], {
            easing: Easing.inOut(Easing.cubic),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          const {path} = makePie({radius, progress, closePath: false});
          return (
            <g key={label} transform={`translate(${-radius} ${-radius})`} fill="none" strokeWidth={48} strokeLinecap="round">
              <circle cx={radius} cy={radius} r={radius} stroke={color} opacity={0.18} />
              <path d={path} stroke={color} opacity={progress > 0 ? 1 : 0} />
            </g>
          );
        })}
      </svg>
      <div style={{display: 'grid', gridTemplateColumns: 'auto auto', gap: '30px 44px', fontSize: 52, fontVariantNumeric: 'tabular-nums'}}>
        {rings.flatMap(({label, share, color}) => [
          <b key={label} style={{color}}>{label}</b>,
          <span key={`${label} share`}>{Math.round(share * 100)}%</span>,
        ])}
      </div>
    </AbsoluteFill>
  );
}
