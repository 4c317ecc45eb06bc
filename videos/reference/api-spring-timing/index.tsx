import {TransitionSeries, springTiming} from '@remotion/transitions';
import {flip} from '@remotion/transitions/flip';
import {AbsoluteFill} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function SpringTimingDemo({damping = 10, durationInFrames = 40, reverse = false}) {
  const one = <Scene label="front" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={flip({perspective: 2600})} timing={springTiming({config: {damping}, durationInFrames, reverse})} />;
  return (
    <AbsoluteFill style={{backgroundColor: '#f7f8fa'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={80}>{one}</TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={90}>
          <Scene label="back" background="#ffb020" color="#10131a" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={80}>{one}</TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
}
