import {TransitionSeries, linearTiming} from '@remotion/transitions';
import {fade} from '@remotion/transitions/fade';
import {AbsoluteFill} from 'remotion';

const Scene = ({shape, label, background}: {shape: React.CSSProperties; label: string; background?: string}) => (
  <AbsoluteFill style={{backgroundColor: background, alignItems: 'center', justifyContent: 'center'}}>
    <div style={{width: 360, height: 360, translate: '0 -140px', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 90, fontWeight: 700, ...shape}}>{label}</div>
  </AbsoluteFill>
);

export default function Fade({backgrounds = true, shouldFadeOutExitingScene = false}) {
  const sun = <Scene label="Sun" background={backgrounds ? '#7cc4ff' : undefined} shape={{borderRadius: '50%', backgroundColor: '#ffb020', color: '#10131a'}} />;
  const fadeOver = (
    <TransitionSeries.Transition presentation={fade({shouldFadeOutExitingScene})} timing={linearTiming({durationInFrames: 30})} />
  );
  return (
    <AbsoluteFill style={{backgroundColor: '#f7f8fa'}}>
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={50}>{sun}</TransitionSeries.Sequence>
        {fadeOver}
        <TransitionSeries.Sequence durationInFrames={80}>
          <Scene label="Sea" background={backgrounds ? '#0d1321' : undefined} shape={{width: 860, height: 200, translate: '0 180px', borderRadius: 100, backgroundColor: '#0b84f3', color: '#f7f8fa'}} />
        </TransitionSeries.Sequence>
        {fadeOver}
        <TransitionSeries.Sequence durationInFrames={50}>{sun}</TransitionSeries.Sequence>
      </TransitionSeries>
    </AbsoluteFill>
  );
}
