import {evolvePath, getPointAtLength, getLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const routes = [
  {d: 'M 110 425 H 300 C 430 425 400 190 540 190 H 690', y: 190, name: '/', color: '#7cc4ff'},
  {d: 'M 110 425 H 690', y: 425, name: '/render', color: '#ffb020'},
  {d: 'M 110 425 H 300 C 430 425 400 660 540 660 H 690', y: 660, name: '/progress', color: '#0b84f3'},
];
const STEP = 45;

export default function ReactRouter() {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const active = Math.floor(frame / STEP) % routes.length;
  const travel = interpolate(frame % STEP, [3, 28], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', color: '#f7f8fa'}}>
      <svg width={width} height={height} fill="none" strokeWidth={12} strokeLinecap="round">
        {routes.map(({d, color}, i) => (
          <g key={d}>
            <path d={d} stroke="#2b3446" />
            {i === active && <path d={d} stroke={color} {...evolvePath(travel, d)} />}
          </g>
        ))}
        <circle cx={110} cy={425} r={34} fill="#f7f8fa" />
        {routes.map(({d, color}, i) => {
          const point = getPointAtLength(d, getLength(d) * travel);
          return i === active && <circle key={d} cx={point.x} cy={point.y} r={24} fill={color} />;
        })}
      </svg>
      {routes.map(({name, y, color}, i) => {
        const lit = i === active ? interpolate(travel, [0.85, 1], [0, 1], {extrapolateLeft: 'clamp'}) : 0;
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 690,
              top: y - 62,
              width: 320,
              height: 124,
              borderRadius: 24,
              display: 'grid',
              placeItems: 'center',
              border: `6px solid ${lit ? color : '#2b3446'}`,
              backgroundColor: lit > 0.5 ? color : '#10131a',
              color: lit > 0.5 ? '#10131a' : '#f7f8fa',
              fontFamily: 'ui-monospace, monospace',
              fontSize: 46,
              fontWeight: 600,
              transform: `scale(${1 + Math.sin(lit * Math.PI) * 0.06})`,
            }}
          >
            {name}
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
