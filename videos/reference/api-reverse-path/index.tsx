import {evolvePath, getPointAtLength, getLength, reversePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 60 180 C 60 20 300 20 300 180 S 540 340 540 180 S 780 20 780 180';
const rows = [
  {label: 'path', d: path, color: '#0b84f3'},
  {label: 'reversePath(path)', d: reversePath(path), color: '#ffb020'},
];

export default function ApiReversePath() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80, 110, 128], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', justifyContent: 'center', gap: 20}}>
      {rows.map(({label, d, color}) => {
        const {x, y} = getPointAtLength(d, progress * getLength(d));
        return (
          <div key={label} style={{display: 'flex', alignItems: 'center', gap: 50, paddingLeft: 40}}>
            <svg width={760} height={308} viewBox="0 0 840 340" fill="none" strokeWidth={20} strokeLinecap="round">
              <path d={d} stroke="#16233f" />
              <path d={d} stroke={color} {...evolvePath(progress, d)} />
              <circle cx={x} cy={y} r={26} fill="#f7f8fa" />
            </svg>
            <b style={{fontSize: 44, color}}>{label}</b>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
