import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {wipe, type WipeDirection} from '@remotion/transitions/wipe';
import {AbsoluteFill, Easing} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function WipeDemo({direction = 'from-top-left'}: {direction?: WipeDirection}) {
  const one = <Scene label="one" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={wipe({direction})} timing={linearTiming({durationInFrames: 30, easing: Easing.inOut(Easing.cubic)})} />;
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
