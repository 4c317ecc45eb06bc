import {AbsoluteFill, interpolate, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

const Card = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const enter = interpolate(frame, [0, 10], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', backgroundColor: '#0b84f3', borderRadius: 32, color: 'white', opacity: enter}}>
      <div style={{fontSize: 130, fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums'}}>{frame}</div>
      <div style={{fontSize: 42}}>of {durationInFrames} frames</div>
    </AbsoluteFill>
  );
};

export default function SequenceDemo({from = 30, durationInFrames = 60}) {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (value: number) => 100 + (value / total) * 1080;
  const end = Math.min(total, from + durationInFrames);
  const active = frame >= from && frame < end;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 100, top: 60, width: 1080, height: 360, borderRadius: 32, border: '4px dashed #3c4a66', boxSizing: 'border-box', display: 'grid', placeItems: 'center', color: '#9aa7bd'}}>{active ? null : 'not mounted'}</div>
      <div style={{position: 'absolute', left: 100, top: 60, width: 1080, height: 360}}>
        <Sequence from={from} durationInFrames={durationInFrames}>
          <Card />
        </Sequence>
      </div>
      <div style={{position: 'absolute', left: 100, top: 520, width: 1080, height: 70, borderRadius: 14, backgroundColor: '#26314a'}} />
      <div style={{position: 'absolute', left: x(Math.max(0, from)), top: 520, width: x(end) - x(Math.max(0, from)), height: 70, borderRadius: 14, backgroundColor: active ? '#0b84f3' : '#7cc4ff'}} />
      <div style={{position: 'absolute', left: x(frame) - 4, top: 490, width: 8, height: 130, borderRadius: 4, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: 100, top: 630}}>Composition: frame {frame}</div>
    </AbsoluteFill>
  );
}
