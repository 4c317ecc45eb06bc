import {TransitionSeries, type TransitionTiming} from '@remotion/transitions';
import {wipe} from '@remotion/transitions/wipe';
import {AbsoluteFill, measureSpring, spring} from 'remotion';

const config = {damping: 200};

const pauseTiming = ({pause}: {pause: number}): TransitionTiming => {
  const half = (fps: number) => measureSpring({fps, config});
  return {
    getDurationInFrames: ({fps}) => half(fps) * 2 + pause,
    getProgress: ({frame, fps}) => {
      const first = spring({frame, fps, config, durationInFrames: half(fps)});
      const second = spring({frame, fps, config, delay: half(fps) + pause, durationInFrames: half(fps)});
      return (first + second) / 2;
    },
  };
};

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function CustomTimingDemo({pause = 20}) {
  const dark = <Scene label="before" background="#0d1321" color="#7cc4ff" />;
  const transition = <TransitionSeries.Transition presentation={wipe()} timing={pauseTiming({pause})} />;
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={96}>{dark}</TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={192}>
        <Scene label="after" background="#7cc4ff" color="#10131a" />
      </TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={96}>{dark}</TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
