import {linearTiming, springTiming} from '@remotion/transitions';
import {AbsoluteFill, Easing, useCurrentFrame, useVideoConfig} from 'remotion';

const TIMINGS = [
  {name: 'linearTiming()', color: '#7cc4ff', timing: linearTiming({durationInFrames: 40})},
  {name: '+ Easing.inOut(Easing.cubic)', color: '#0b84f3', timing: linearTiming({durationInFrames: 40, easing: Easing.inOut(Easing.cubic)})},
  {name: 'springTiming(), damping 200', color: '#ffb020', timing: springTiming({config: {damping: 200}, durationInFrames: 40})},
  {name: 'springTiming()', color: '#f7f8fa', timing: springTiming({durationInFrames: 40})},
];
const TRACK = 1000;

export default function TransitionTimings() {
  const {fps} = useVideoConfig();
  const frame = useCurrentFrame();
  const local = frame < 75 ? frame - 15 : frame - 90;
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '40px 80px', justifyContent: 'space-between', fontSize: 40}}>
      {TIMINGS.map(({name, color, timing}) => {
        const moved = timing.getProgress({frame: local, fps});
        const progress = frame < 75 ? moved : 1 - moved;
        return (
          <div key={name} style={{fontVariantNumeric: 'tabular-nums'}}>
            <div style={{display: 'flex', justifyContent: 'space-between'}}>
              <span>{name}</span>
              <span style={{color}}>{moved.toFixed(2)}</span>
            </div>
            <div style={{height: 64, width: TRACK + 120, marginTop: 12, borderRadius: 32, backgroundColor: '#1c2740'}}>
              <div style={{width: 64, height: 64, borderRadius: 32, backgroundColor: color, transform: `translateX(${progress * TRACK}px)`}} />
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
