import {AbsoluteFill, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Title = ({text, color}: {text: string; color: string}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});

  return (
    <div style={{display: 'flex', alignItems: 'center', gap: 36}}>
      <div style={{width: 20, height: 120, borderRadius: 10, backgroundColor: color, transform: `scaleY(${enter})`}} />
      <div style={{overflow: 'hidden'}}>
        <div
          style={{
            fontSize: 104,
            fontWeight: 700,
            letterSpacing: '-0.03em',
            transform: `translateX(${interpolate(enter, [0, 1], [-100, 0])}%)`,
          }}
        >
          {text}
        </div>
      </div>
    </div>
  );
};

export default function ReusableTitle() {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <Sequence from={6} style={{left: 120, top: 110, height: 120}}>
        <Title text="Write it once" color="#0b84f3" />
      </Sequence>
      <Sequence from={24} style={{left: 120, top: 300, height: 120}}>
        <Title text="Pass new props" color="#ffb020" />
      </Sequence>
      <Sequence from={42} style={{left: 120, top: 490, height: 120}}>
        <Title text="Start it anywhere" color="#7cc4ff" />
      </Sequence>
    </AbsoluteFill>
  );
}
