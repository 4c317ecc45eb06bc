import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

export default function InterpolateColors({from = '#0b84f3', middle = '#7cc4ff', to = '#ffb020'}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;

  const at = (f: number) => interpolateColors(f, [0, last / 2, last], [from, middle, to]);
  const x = 90 + (frame / last) * 1100;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 90, top: 70, width: 1100, height: 300, borderRadius: 36, backgroundColor: at(frame)}} />
      <div style={{position: 'absolute', left: 90, right: 90, top: 400, textAlign: 'center', fontSize: 56, fontWeight: 700}}>{at(frame)}</div>
      <div style={{position: 'absolute', left: 90, top: 520, width: 1100, height: 70, borderRadius: 16, overflow: 'hidden', display: 'flex'}}>
        {Array.from({length: durationInFrames}, (_, f) => (
          <div key={f} style={{flex: 1, marginRight: -1, backgroundColor: at(f)}} />
        ))}
      </div>
      <div style={{position: 'absolute', left: x - 6, top: 500, width: 12, height: 110, borderRadius: 6, backgroundColor: '#f7f8fa'}} />
      <div style={{position: 'absolute', left: 90, right: 90, top: 630, display: 'flex', justifyContent: 'space-between', fontSize: 40}}>
        <span>{from}</span>
        <span>{middle}</span>
        <span>{to}</span>
      </div>
    </AbsoluteFill>
  );
}
