import {AbsoluteFill, useCurrentFrame} from 'remotion';

const DURATION = 120;
const WIDTH = 1040;

export default function PlayerRange({inFrame = 30, outFrame = 89, playbackRate = 1}) {
  const elapsed = Math.floor(useCurrentFrame() * playbackRate);
  const frame = inFrame + (elapsed % (outFrame - inFrame + 1));
  const x = (value: number) => (value / DURATION) * WIDTH;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40, alignItems: 'center'}}>
      <div style={{width: WIDTH, height: 400, marginTop: 60, borderRadius: 28, backgroundColor: '#0b84f3', overflow: 'hidden', position: 'relative'}}>
        <div style={{position: 'absolute', inset: 0, backgroundColor: '#7cc4ff', transform: `translateX(${(frame / DURATION - 1) * 100}%)`}} />
        <div style={{position: 'absolute', inset: 0, display: 'flex', alignItems: 'center', justifyContent: 'center', color: '#10131a'}}>
          <div style={{fontSize: 210, fontWeight: 700, fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.04em'}}>{frame}</div>
        </div>
      </div>
      <div style={{width: WIDTH, height: 36, marginTop: 54, borderRadius: 18, backgroundColor: '#26304a', position: 'relative'}}>
        <div style={{position: 'absolute', height: 36, borderRadius: 18, backgroundColor: '#ffb020', left: x(inFrame), width: x(outFrame + 1 - inFrame)}} />
        <div style={{position: 'absolute', width: 12, height: 76, top: -20, borderRadius: 6, backgroundColor: '#f7f8fa', left: x(frame + 0.5) - 6}} />
      </div>
      <div style={{width: WIDTH, marginTop: 34, display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums', color: '#ffb020'}}>
        <span>in {inFrame}</span>
        <span style={{color: '#f7f8fa'}}>{playbackRate}× speed</span>
        <span>out {outFrame}</span>
      </div>
    </AbsoluteFill>
  );
}
