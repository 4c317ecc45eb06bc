import {TransitionSeries, linearTiming, springTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 190, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function TransitionSeriesDemo() {
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene label="slide" background="#0b84f3" color="#f7f8fa" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-right'})} timing={springTiming({config: {damping: 200}, durationInFrames: 24})} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene label="wipe" background="#0d1321" color="#7cc4ff" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={wipe({direction: 'from-top-left'})} timing={springTiming({config: {damping: 200}, durationInFrames: 30})} />
      <TransitionSeries.Sequence durationInFrames={60}>
        <Scene label="fade" background="#ffb020" color="#10131a" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={fade()} timing={linearTiming({durationInFrames: 20})} />
      <TransitionSeries.Sequence durationInFrames={45}>
        <Scene label="done" background="#f7f8fa" color="#10131a" />
      </TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
