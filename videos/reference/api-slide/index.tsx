import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {slide, type SlideDirection} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function SlideDemo({direction = 'from-right'}: {direction?: SlideDirection}) {
  const one = <Scene label="one" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={slide({direction})} timing={linearTiming({durationInFrames: 30, easing: Easing.inOut(Easing.cubic)})} />;
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
