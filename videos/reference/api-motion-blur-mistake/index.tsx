import {Trail} from '@remotion/motion-blur';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const travel = (frame: number) =>
  interpolate(frame, [0, 40, 80], [110, 1060, 110], {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp'});

const Ball = ({x, top}: {x: number; top: number}) => (
  <AbsoluteFill>
    <div style={{position: 'absolute', left: x, top, width: 110, height: 110, borderRadius: 55, backgroundColor: '#ffb020'}} />
  </AbsoluteFill>
);

// Calls useCurrentFrame() below <Trail>, so each layer gets a frame of its own
const AnimatedBall = ({top}: {top: number}) => <Ball x={travel(useCurrentFrame())} top={top} />;

export default function ApiMotionBlurMistake() {
  const frame = useCurrentFrame();
  const label = {position: 'absolute', left: 110, fontSize: 44} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{...label, top: 60}}>frame read outside: no trail</div>
      <Trail layers={20} lagInFrames={0.6} trailOpacity={0.5}>
        <Ball x={travel(frame)} top={150} />
      </Trail>
      <div style={{...label, top: 390, color: '#ffb020'}}>frame read inside: trail</div>
      <Trail layers={20} lagInFrames={0.6} trailOpacity={0.5}>
        <AnimatedBall top={480} />
      </Trail>
    </AbsoluteFill>
  );
}
