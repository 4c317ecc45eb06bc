import {Star} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const colors = ['#0b84f3', '#7cc4ff', '#ffb020', '#f7f8fa'];
const PEOPLE = 42;

export default function Stargazer() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const share = interpolate(frame, [0, durationInFrames - 40], [0, 1], {extrapolateRight: 'clamp', easing: Easing.inOut(Easing.quad)});
  const goal = spring({frame: frame - durationInFrames + 40, fps, config: {damping: 9}});
  const leave = interpolate(frame, [durationInFrames - 10, durationInFrames - 1], [1, 0], {extrapolateLeft: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {Array.from({length: PEOPLE}, (_, i) => {
        const start = (i / PEOPLE) * (durationInFrames - 60);
        const life = (frame - start) / 46;
        const size = 56 + random(`size${i}`) * 50;
        return (
          life > 0 &&
          life < 1 && (
            <svg key={i} viewBox="-50 -50 100 100" width={size} height={size} style={{position: 'absolute', left: random(`x${i}`) * 1200, top: 760 - life * 900, opacity: Math.sin(life * Math.PI) ** 0.5}}>
              <circle r={50} fill={colors[i % 4]} />
              <circle cy={-10} r={17} fill="#0d1321" />
              <path d="M -30 36 a 30 26 0 0 1 60 0 z" fill="#0d1321" />
            </svg>
          )
        );
      })}
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', opacity: leave}}>
        <div style={{padding: '30px 70px 40px', borderRadius: 60, backgroundColor: '#0d1321', display: 'flex', alignItems: 'center', gap: 40}}>
          <Star points={5} innerRadius={52} outerRadius={116} cornerRadius={10} fill="#ffb020" style={{transform: `rotate(${goal * 72}deg) scale(${1 + Math.sin(goal * Math.PI) * 0.15})`}} />
          <div style={{fontSize: 210, fontWeight: 780, letterSpacing: '-0.05em', lineHeight: 1, fontVariantNumeric: 'tabular-nums'}}>{Math.round(share * 1000).toLocaleString('en-US')}</div>
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
