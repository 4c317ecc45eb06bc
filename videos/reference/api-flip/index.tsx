import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {flip, type FlipDirection} from '@remotion/transitions/flip';
import {AbsoluteFill, Easing} from 'remotion';

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function FlipDemo({direction = 'from-left', perspective = 2000}: {direction?: FlipDirection; perspective?: number}) {
  const one = <Scene label="one" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={flip({direction, perspective})} timing={linearTiming({durationInFrames: 30, easing: Easing.inOut(Easing.cubic)})} />;
  return (
    <AbsoluteFill style={{backgroundColor: '#1d2942'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={50}>{one}</TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={80}>
          <Scene label="two" background="#ffb020" color="#10131a" />
        </TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={50}>{one}</TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
}
