import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Item = {label: string; from: number; durationInFrames: number; color: string; box: [number, number, number, number]};
// The first track is on top, like in the timeline
const TRACKS: Item[][] = [
  [
    {label: 'text', from: 30, durationInFrames: 60, color: '#ffb020', box: [30, 200, 250, 64]},
    {label: 'text', from: 110, durationInFrames: 60, color: '#ffb020', box: [200, 40, 250, 64]},
  ],
  [{label: 'image', from: 60, durationInFrames: 80, color: '#7cc4ff', box: [250, 90, 200, 150]}],
  [{label: 'video', from: 0, durationInFrames: 180, color: '#0b84f3', box: [0, 0, 480, 300]}],
];
const x = (frame: number) => 180 + (frame / 180) * 1040;

export default function EditorTracks() {
  const frame = useCurrentFrame();
  const isOn = (item: Item) => frame >= item.from && frame < item.from + item.durationInFrames;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40}}>
      <div style={{position: 'absolute', left: 400, top: 30, width: 480, height: 300, borderRadius: 16, overflow: 'hidden', backgroundColor: '#1c2740'}}>
        {/* Drawn from the last track to the first, so that the first covers the others */}
        {[...TRACKS].reverse().flat().filter(isOn).map(({label, from, color, box: [left, top, width, height]}) => (
          <div key={`${label} ${from}`} style={{position: 'absolute', left, top, width, height, borderRadius: label === 'video' ? 0 : 14, backgroundColor: color, color: '#10131a', display: 'flex', alignItems: label === 'video' ? 'flex-start' : 'center', justifyContent: label === 'video' ? 'flex-start' : 'center', padding: label === 'video' ? 20 : 0, boxSizing: 'border-box', fontWeight: 600}}>{label}</div>
        ))}
      </div>
      {TRACKS.map((items, row) => (
        <div key={row}>
          <div style={{position: 'absolute', left: 60, top: 378 + row * 106, color: '#8b95ad', lineHeight: '84px'}}>{row}</div>
          <div style={{position: 'absolute', left: 180, top: 378 + row * 106, width: 1040, height: 84, borderRadius: 14, backgroundColor: '#16203a'}} />
          {items.map((item) => (
            <div key={item.from} style={{position: 'absolute', left: x(item.from), top: 378 + row * 106, width: x(item.durationInFrames) - 184, height: 84, borderRadius: 14, backgroundColor: item.color, color: '#10131a', opacity: isOn(item) ? 1 : 0.45, display: 'flex', alignItems: 'center', paddingLeft: 24, boxSizing: 'border-box', fontWeight: 600}}>{item.label}</div>
          ))}
        </div>
      ))}
      <div style={{position: 'absolute', left: x(frame) - 3, top: 360, width: 6, height: 332, borderRadius: 3, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
