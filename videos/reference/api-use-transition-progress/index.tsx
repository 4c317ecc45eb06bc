import {TransitionSeries, linearTiming, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import {AbsoluteFill, Easing} from 'remotion';

const Card = ({color, side}: {color: string; side: number}) => {
  const {entering, exiting} = useTransitionProgress();
  const x = (1 - entering) * 700 - exiting * 700;
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{width: 620, padding: '56px 60px', borderRadius: 40, backgroundColor: color, color: '#10131a', opacity: entering - exiting, transform: `translate(${x}px, ${side}px) scale(${1 - exiting * 0.3 - (1 - entering) * 0.3})`}}>
        {Object.entries({entering, exiting}).map(([name, value]) => (
          <div key={name} style={{display: 'flex', justifyContent: 'space-between', fontSize: 72, fontWeight: 600}}>
            <span>{name}</span>
            <span>{value.toFixed(2)}</span>
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
};

export default function UseTransitionProgress() {
  const transition = (
    <TransitionSeries.Transition presentation={none()} timing={linearTiming({durationInFrames: 45, easing: Easing.inOut(Easing.quad)})} />
  );
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={70}><Card color="#7cc4ff" side={-140} /></TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={115}><Card color="#ffb020" side={140} /></TransitionSeries.Sequence>
        {transition}
        <TransitionSeries.Sequence durationInFrames={70}><Card color="#7cc4ff" side={-140} /></TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
}
