import {TransitionSeries, linearTiming, type TransitionPresentation, type TransitionPresentationComponentProps} from '@remotion/transitions';
import {AbsoluteFill, Easing, useVideoConfig} from 'remotion';

type CubeProps = {perspective: number};

const Side = ({children, presentationDirection, presentationProgress, passedProps}: TransitionPresentationComponentProps<CubeProps>) => {
  const {width} = useVideoConfig();
  const angle = presentationDirection === 'entering' ? 90 * (1 - presentationProgress) : -90 * presentationProgress;
  const transform = `translateZ(${-width / 2}px) rotateY(${angle}deg) translateZ(${width / 2}px)`;
  return (
    <AbsoluteFill style={{perspective: passedProps.perspective}}>
      <AbsoluteFill style={{transform, backfaceVisibility: 'hidden'}}>{children}</AbsoluteFill>
    </AbsoluteFill>
  );
};

const rotatingCube = (props: CubeProps): TransitionPresentation<CubeProps> => ({component: Side, props});

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function CubeDemo({perspective = 3000}) {
  const one = <Scene label="left" background="#0b84f3" color="#f7f8fa" />;
  const turn = (
    <TransitionSeries.Transition presentation={rotatingCube({perspective})} timing={linearTiming({durationInFrames: 40, easing: Easing.inOut(Easing.cubic)})} />
  );
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={60}>{one}</TransitionSeries.Sequence>
        {turn}
        <TransitionSeries.Sequence durationInFrames={100}><Scene label="right" background="#ffb020" color="#10131a" /></TransitionSeries.Sequence>
        {turn}
        <TransitionSeries.Sequence durationInFrames={60}>{one}</TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
}
