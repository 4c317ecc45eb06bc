import {TransitionSeries, linearTiming, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, Easing} from 'remotion';

const STRIPS = 8;

const Stage = ({color, ink, label}: {color: string; ink: string; label: string}) => {
  const {entering} = useTransitionProgress();
  return (
    <AbsoluteFill>
      <AbsoluteFill style={{flexDirection: 'row'}}>
        {new Array(STRIPS).fill(true).map((_, i) => {
          const local = Math.min(1, Math.max(0, entering * 2 - i / STRIPS));
          return <div key={i} style={{flex: 1, marginRight: -1, height: `${Easing.inOut(Easing.cubic)(local) * 100}%`, backgroundColor: color}} />;
        })}
      </AbsoluteFill>
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', color: ink, opacity: Math.max(0, entering * 3 - 2)}}>
        <div style={{fontSize: 200, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

export default function NoneDemo() {
  const transition = <TransitionSeries.Transition presentation={none()} timing={linearTiming({durationInFrames: 45})} />;
  const first = <Stage color="#0d1321" ink="#7cc4ff" label="Act one" />;
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>{first}</TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={105}><Stage color="#ffb020" ink="#10131a" label="Act two" /></TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={60}>{first}</TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
