import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {iris} from '@remotion/transitions/iris';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function IrisDemo() {
  const {width, height} = useVideoConfig();
  const one = <Scene label="one" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={iris({width, height})} timing={linearTiming({durationInFrames: 30, easing: Easing.inOut(Easing.cubic)})} />;
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={50}>{one}</TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={80}>
        <Scene label="two" background="#ffb020" color="#10131a" />
      </TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={50}>{one}</TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
