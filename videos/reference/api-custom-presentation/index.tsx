import {TransitionSeries, linearTiming, type TransitionPresentation, type TransitionPresentationComponentProps} from '@remotion/transitions';
import {AbsoluteFill, Easing} from 'remotion';

type BlindsProps = {count: number};

const Blinds = ({children, presentationDirection, presentationProgress, passedProps: {count}}: TransitionPresentationComponentProps<BlindsProps>) => {
  const stripes = new Array(count).fill(true).map((_, i) => {
    const left = (i / count) * 100;
    return `M${left} 0 H${left + (presentationProgress / count) * 100} V100 H${left} Z`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${stripes.join(' ')}"/></svg>`;
  const maskImage = presentationDirection === 'entering' ? `url("data:image/svg+xml,${encodeURIComponent(svg)}")` : undefined;
  return <AbsoluteFill style={{maskImage, maskSize: '100% 100%'}}>{children}</AbsoluteFill>;
};

const blinds = (props: BlindsProps): TransitionPresentation<BlindsProps> => ({component: Blinds, props});

const Scene = ({label, background, color}: {label: string; background: string; color: string}) => (
  <AbsoluteFill style={{backgroundColor: background, color, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{fontSize: 220, fontWeight: 700, letterSpacing: '-0.04em'}}>{label}</div>
  </AbsoluteFill>
);

export default function CustomPresentation({count = 12}) {
  const night = <Scene label="closed" background="#0d1321" color="#7cc4ff" />;
  const transition = (
    <TransitionSeries.Transition presentation={blinds({count})} timing={linearTiming({durationInFrames: 40, easing: Easing.inOut(Easing.quad)})} />
  );
  return (
    <TransitionSeries>
      <TransitionSeries.Sequence durationInFrames={60}>{night}</TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={100}><Scene label="open" background="#ffb020" color="#10131a" /></TransitionSeries.Sequence>
      {transition}
      <TransitionSeries.Sequence durationInFrames={60}>{night}</TransitionSeries.Sequence>
    </TransitionSeries>
  );
}
