import {TransitionSeries, linearTiming, springTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {slide} from '@remotion/transitions/slide';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

const BARS = [
  {label: 'Mon', from: 0, color: '#7cc4ff'},
  {label: 'Tue', from: 30, color: '#ffb020'},
  {label: 'Wed', from: 60, color: '#f7f8fa'},
];

const Day = ({index}: {index: number}) => (
  <AbsoluteFill style={{backgroundColor: BARS[index].color, color: '#10131a', alignItems: 'center', justifyContent: 'center', fontSize: 180, fontWeight: 700}}>
    {BARS[index].label}
  </AbsoluteFill>
);

export default function TransitionSeriesTimeline() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <div style={{position: 'absolute', left: 90, right: 90, top: 50, height: 330, borderRadius: 28, overflow: 'hidden'}}>
        <TransitionSeries>
          <TransitionSeries.Sequence durationInFrames={50}><Day index={0} /></TransitionSeries.Sequence>
          <TransitionSeries.Transition presentation={slide({direction: 'from-right'})} timing={springTiming({config: {damping: 200}, durationInFrames: 20})} />
          <TransitionSeries.Sequence durationInFrames={50}><Day index={1} /></TransitionSeries.Sequence>
          <TransitionSeries.Transition presentation={fade()} timing={linearTiming({durationInFrames: 20})} />
          <TransitionSeries.Sequence durationInFrames={50}><Day index={2} /></TransitionSeries.Sequence>
        </TransitionSeries>
      </div>
      {BARS.map(({label, from, color}, i) => (
        <div key={label} style={{position: 'absolute', left: 90 + from * 10, width: 500, height: 76, top: 420 + i * 88, borderRadius: 18, backgroundColor: color, color: '#10131a', fontSize: 40, padding: '12px 24px', boxSizing: 'border-box', opacity: frame >= from && frame < from + 50 ? 1 : 0.35}}>
          {label}
        </div>
      ))}
      <div style={{position: 'absolute', left: 90 + frame * 10, top: 404, width: 6, height: 284, borderRadius: 3, backgroundColor: '#0b84f3'}} />
    </AbsoluteFill>
  );
}
