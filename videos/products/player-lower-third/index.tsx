import {AbsoluteFill, spring, useCurrentFrame} from 'remotion';

export default function LowerThird({
  name = 'Robin Rivers',
  role = 'Field recordist',
  delay = 12,
  color = '#ffb020',
}) {
  const frame = useCurrentFrame();
  const enter = spring({frame: frame - delay, ...BOUNCY});
  const leave = spring({frame: frame - 120, ...FIRM});
  const x = (enter - leave - 1) * 1100;

  return (
    <AbsoluteFill style={NIGHT}>
      <Hills frame={frame} />
      <div style={{...CORNER, translate: `${x}px`}}>
        <div style={NAME}>{name}</div>
        <div style={{...ROLE, background: color}}>{role}</div>
      </div>
    </AbsoluteFill>
  );
}

const BOUNCY = {fps: 30, config: {damping: 16}};
const FIRM = {fps: 30, config: {damping: 200}};

const NIGHT = {
  background: 'linear-gradient(#0d1321, #1d3a6b)',
  overflow: 'hidden',
};

const CORNER = {position: 'absolute', left: 0, bottom: 84} as const;

const LABEL = {
  width: 'max-content',
  padding: '12px 44px 14px 80px',
  color: '#10131a',
  lineHeight: 1.15,
};

const NAME = {...LABEL, background: '#f7f8fa', fontSize: 84, fontWeight: 720};
const ROLE = {...LABEL, fontSize: 46, fontWeight: 560};

const Hills = ({frame}: {frame: number}) => (
  <svg viewBox="0 0 1280 720">
    <circle cx={930} cy={250} r={110} fill="#f7f8fa" />
    {['#16305c', '#12264a', '#0e1c38'].map((fill, i) => {
      const y = (x: number) => 380 + i * 90 + Math.sin(x / 170 + i * 2 + frame / (60 - i * 14)) * 44;
      const tops = Array.from({length: 65}, (_, n) => `L${n * 20} ${y(n * 20)}`).join(' ');
      return <path key={fill} fill={fill} d={`M0 720 ${tops} L1280 720 Z`} />;
    })}
  </svg>
);
