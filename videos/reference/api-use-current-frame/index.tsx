import {AbsoluteFill, interpolate, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

const Readout = ({label, color}: {label: string; color: string}) => {
  const frame = useCurrentFrame();
  const entered = interpolate(frame, [0, 12], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <div style={{width: 500, padding: '40px 48px', borderRadius: 28, backgroundColor: '#161f33', borderTop: `10px solid ${color}`, opacity: entered, transform: `translateY(${(1 - entered) * 40}px)`}}>
      <div style={{fontSize: 44, color: '#9aa7bd'}}>{label}</div>
      <div style={{fontSize: 190, fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums', color}}>{frame}</div>
    </div>
  );
};

export default function CurrentFrame() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = (value: number) => 100 + (value / (durationInFrames - 1)) * 1080;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 100, top: 90}}>
        <Readout label="in the composition" color="#7cc4ff" />
      </div>
      <div style={{position: 'absolute', left: 680, top: 90}}>
        <Sequence from={30} layout="none">
          <Readout label="in the Sequence" color="#ffb020" />
        </Sequence>
      </div>
      <div style={{position: 'absolute', left: x(0), top: 560, width: 1080, height: 10, borderRadius: 5, backgroundColor: '#7cc4ff'}} />
      <div style={{position: 'absolute', left: x(30), top: 590, width: 1180 - x(30), height: 10, borderRadius: 5, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: x(frame) - 4, top: 530, width: 8, height: 100, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
