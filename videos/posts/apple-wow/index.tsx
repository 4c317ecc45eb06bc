import {makeHeart, makeStar} from '@remotion/shapes';
import {AbsoluteFill, Easing, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const RISE = 32; // frames a drop needs to reach its burst
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const SHAPES = {
  heart: makeHeart({height: 40}),
  star: makeStar({points: 5, innerRadius: 10, outerRadius: 22}),
};

const Drop: React.FC<{fromY: number; color: string}> = ({fromY, color}) => {
  const frame = useCurrentFrame();
  return (
    <>
      {[0, 1, 2, 3, 4, 5, 6].map((echo) => (
        <circle
          key={echo}
          cy={interpolate(frame - echo * 1.3, [0, RISE], [fromY, 0], {...HOLD, easing: Easing.out(Easing.quad)})}
          r={10 - echo * 1.3}
          fill={color}
          opacity={1 - echo / 7}
        />
      ))}
    </>
  );
};

const useTravel = (delay = 0) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return spring({fps, frame: frame - delay, config: {damping: 200}, durationInFrames: 60});
};

const Sparks: React.FC<{count: number; radius: number; color: string}> = ({count, radius, color}) => {
  const frame = useCurrentFrame();
  const head = useTravel() * radius;
  const tail = useTravel(5) * radius;
  const width = interpolate(frame, [0, 25, 70], [8, 6, 0], HOLD);
  return (
    <>
      {new Array(count).fill(true).map((_, i) => (
        <g key={i} transform={`rotate(${(i / count) * 360})`}>
          <line y1={-tail} y2={-head} stroke={color} strokeWidth={width} strokeLinecap="round" opacity={width / 8} />
        </g>
      ))}
    </>
  );
};

type RingProps = {shape: keyof typeof SHAPES; count: number; radius: number; turn: number; color: string};

const Ring: React.FC<RingProps> = ({shape, count, radius, turn, color}) => {
  const frame = useCurrentFrame();
  const distance = useTravel() * radius;
  const scale = interpolate(frame, [0, 14, 52, 86], [0, 1, 1, 0], {...HOLD, easing: Easing.inOut(Easing.quad)});
  const {path, width, height} = SHAPES[shape];
  return (
    <>
      {new Array(count).fill(true).map((_, i) => {
        const angle = (i / count) * 360 + turn;
        return (
          <g key={i} transform={`rotate(${angle}) translate(0 ${-distance}) rotate(${-angle}) scale(${scale})`}>
            <path d={path} transform={`translate(${-width / 2} ${-height / 2})`} fill={color} />
          </g>
        );
      })}
    </>
  );
};

type FireworkProps = {x: number; y: number; size: number; first: string; second: string};

const Firework: React.FC<FireworkProps> = ({x, y, size, first, second}) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <Sequence layout="none" durationInFrames={RISE}>
      <Drop fromY={(400 - y) / size} color={first} />
    </Sequence>
    <Sequence layout="none" from={RISE}>
      <Sparks count={28} radius={190} color="#f7f8fa" />
      <Ring shape="heart" count={12} radius={250} turn={15} color={first} />
    </Sequence>
    <Sequence layout="none" from={RISE + 5}>
      <Ring shape="star" count={12} radius={316} turn={0} color={second} />
    </Sequence>
  </g>
);

const Word: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const pop = spring({fps, frame, config: {damping: 12, mass: 0.6}});
  const leave = interpolate(frame, [84, 104], [1, 0], {...HOLD, easing: Easing.in(Easing.cubic)});
  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div style={{color: '#f7f8fa', fontSize: 120, fontWeight: 800, letterSpacing: -4, scale: String(pop * leave)}}>{text}</div>
    </AbsoluteFill>
  );
};

export default function AppleWow() {
  return (
    <AbsoluteFill style={{background: 'radial-gradient(circle at 50% 45%, #1b2a4d, #0d1321 70%)'}}>
      <svg viewBox="-640 -360 1280 720">
        <Firework x={0} y={0} size={1} first="#0b84f3" second="#ffb020" />
        <Sequence layout="none" from={12}>
          <Firework x={-490} y={60} size={0.42} first="#ffb020" second="#7cc4ff" />
        </Sequence>
        <Sequence layout="none" from={22}>
          <Firework x={490} y={-60} size={0.42} first="#7cc4ff" second="#0b84f3" />
        </Sequence>
      </svg>
      <Sequence from={RISE}>
        <Word text="Wow" />
      </Sequence>
    </AbsoluteFill>
  );
}
