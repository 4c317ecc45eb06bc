import {AbsoluteFill, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';

const tracks = [
  {name: 'Title', from: 0, durationInFrames: 60, color: '#7cc4ff'},
  {name: 'Chart', from: 40, durationInFrames: 70, color: '#0b84f3'},
  {name: 'Outro', from: 90, durationInFrames: 60, color: '#ffb020'},
];

const WIDTH = 1080;

const LocalFrame = () => {
  const frame = useCurrentFrame();

  return <span>frame {frame}</span>;
};

export default function SequenceTimeline() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const x = (value: number) => (value / durationInFrames) * WIDTH;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 100, top: 64, fontSize: 56, fontWeight: 700}}>Composition: frame {frame}</div>
      <div style={{position: 'absolute', left: 100, top: 186, width: WIDTH, height: 450}}>
        {tracks.map(({name, from, durationInFrames: duration, color}, i) => {
          const mounted = frame >= from && frame < from + duration;

          return (
            <div key={name} style={{position: 'absolute', left: 0, top: i * 154, width: WIDTH, height: 130, borderRadius: 14, backgroundColor: '#161f33'}}>
              <div style={{position: 'absolute', left: x(from), width: x(duration), height: 130, borderRadius: 14, border: `4px solid ${color}`, backgroundColor: mounted ? `${color}40` : 'transparent', boxSizing: 'border-box'}} />
              <div style={{position: 'absolute', left: x(from) + 28, top: 10, opacity: mounted ? 1 : 0.5}}>{name}</div>
              <div style={{position: 'absolute', left: x(from) + 28, top: 64}}>
                <Sequence from={from} durationInFrames={duration} layout="none">
                  <LocalFrame />
                </Sequence>
              </div>
            </div>
          );
        })}
        <div style={{position: 'absolute', left: x(frame) - 3, top: -20, width: 6, height: 478, borderRadius: 3, backgroundColor: '#f7f8fa'}} />
      </div>
    </AbsoluteFill>
  );
}
