import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, Easing} from 'remotion';

const EASINGS = {
  linear: Easing.linear,
  'in(cubic)': Easing.in(Easing.cubic),
  'out(cubic)': Easing.out(Easing.cubic),
  'inOut(cubic)': Easing.inOut(Easing.cubic),
};

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function LinearTimingDemo({easing = 'inOut(cubic)'}: {easing?: keyof typeof EASINGS}) {
  const blue = <Scene label="before" background="#0b84f3" color="#f7f8fa" />;
  const timing = linearTiming({durationInFrames: 40, easing: EASINGS[easing]});
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>{blue}</TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-bottom'})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={100}>
        <Scene label="after" background="#0d1321" color="#ffb020" />
      </TransitionSeries.Sequence>
      <TransitionSeries.Transition presentation={slide({direction: 'from-top'})} timing={timing} />
      <TransitionSeries.Sequence durationInFrames={60}>{blue}</TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
