import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const steps = [
  {name: 'Download the whole file', seconds: 23, color: '#ffb020'},
  {name: 'Seek and decode', seconds: 3, color: '#7cc4ff'},
  {name: 'Send the frame as an image', seconds: 1, color: '#0b84f3'},
];
const total = steps.reduce((sum, {seconds}) => sum + seconds, 0);
const WIDTH = 1120;

export default function OffthreadProxy() {
  const frame = useCurrentFrame();
  const now = interpolate(frame, [10, 130], [0, total], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 80, right: 80, top: 64, display: 'flex', justifyContent: 'space-between', fontSize: 52, fontWeight: 700}}>
        <span>First frame of a large video</span>
        <span style={{color: '#0b84f3'}}>{now.toFixed(0)} of 28 s</span>
      </div>
      {steps.map(({name, seconds, color}, i) => {
        const start = steps.slice(0, i).reduce((sum, step) => sum + step.seconds, 0);
        const progress = Math.min(1, Math.max(0, (now - start) / seconds));
        return (
          <div key={name}>
            <div style={{position: 'absolute', left: 80, top: 180 + i * 150}}>{name}</div>
            <div style={{position: 'absolute', left: 80, top: 244 + i * 150, width: WIDTH, height: 56, borderRadius: 12, backgroundColor: '#26314a'}} />
            <div style={{position: 'absolute', left: 80 + (start / 28) * WIDTH, top: 244 + i * 150, width: ((seconds * progress) / 28) * WIDTH, height: 56, borderRadius: 12, backgroundColor: color}} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
