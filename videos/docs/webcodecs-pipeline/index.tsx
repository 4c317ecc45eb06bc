import {AbsoluteFill, useCurrentFrame} from 'remotion';

const stages = [
  {name: 'Demux', by: 'library'},
  {name: 'Decode', by: 'codec'},
  {name: 'Draw', by: 'canvas'},
  {name: 'Encode', by: 'codec'},
  {name: 'Mux', by: 'library'},
];
const colors = {library: '#7cc4ff', codec: '#ffb020', canvas: '#f7f8fa'};
const LEGEND = [
  {by: 'library', text: 'Library'},
  {by: 'codec', text: 'WebCodecs'},
  {by: 'canvas', text: 'Canvas'},
] as const;

export default function WebcodecsPipeline() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: 40, top: 436, width: 1200, height: 8, backgroundColor: '#1c2740'}} />
      {Array.from({length: 12}, (_, i) => {
        const x = ((frame * 8 + i * 100) % 1200) + 40;
        // Between decoder and encoder, pictures are raw and large
        const size = x > 403 && x < 875 ? 70 : 24;
        return <div key={i} style={{position: 'absolute', left: x - size / 2, top: 440 - size / 2, width: size, height: size, borderRadius: 8, backgroundColor: size > 24 ? '#f7f8fa' : '#0b84f3'}} />;
      })}
      {stages.map(({name, by}, i) => {
        const color = colors[by as keyof typeof colors];
        return (
          <div key={name} style={{position: 'absolute', left: 62 + i * 236, top: 140, width: 210, height: 150, borderRadius: 20, boxSizing: 'border-box', border: `5px solid ${color}`, backgroundColor: '#0d1321', color, fontWeight: 700, display: 'flex', alignItems: 'center', justifyContent: 'center'}}>{name}</div>
        );
      })}
      <div style={{position: 'absolute', left: 62, right: 62, top: 570, display: 'flex', justifyContent: 'center', gap: 70}}>
        {LEGEND.map(({by, text}) => (
          <div key={by} style={{display: 'flex', alignItems: 'center', gap: 20}}>
            <div style={{width: 34, height: 34, borderRadius: 8, backgroundColor: colors[by]}} />
            {text}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
