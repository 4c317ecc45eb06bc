import {AbsoluteFill, interpolate, Series, useCurrentFrame, useVideoConfig} from 'remotion';

const Scene = ({name, color}: {name: string; color: string}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 12], [60, 0], {extrapolateRight: 'clamp'});
  const opacity = interpolate(frame, [0, 12], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: color, borderRadius: 32, opacity, alignItems: 'center', justifyContent: 'center', color: '#10131a'}}>
      <div style={{fontSize: 110, fontWeight: 700, transform: `translateX(${x}px)`}}>{name}</div>
      <div style={{fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>frame {frame}</div>
    </AbsoluteFill>
  );
};

export default function SeriesDemo({offset = 0}) {
  const frame = useCurrentFrame();
  const {durationInFrames: total} = useVideoConfig();
  const x = (value: number) => 100 + (value / total) * 1080;
  const bars = [
    {name: 'One', from: 0, length: 40, color: '#7cc4ff'},
    {name: 'Two', from: 40 + offset, length: 50, color: '#ffb020'},
    {name: 'Three', from: 90 + offset, length: 40, color: '#7cc4ff'},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <div style={{position: 'absolute', left: 100, top: 56, width: 1080, height: 360, borderRadius: 32, border: '4px dashed #2a3350', boxSizing: 'border-box'}} />
      <div style={{position: 'absolute', left: 100, top: 56, width: 1080, height: 360}}>
        <Series>
          <Series.Sequence durationInFrames={40}>
            <Scene name="One" color="#7cc4ff" />
          </Series.Sequence>
          <Series.Sequence durationInFrames={50} offset={offset}>
            <Scene name="Two" color="#ffb020" />
          </Series.Sequence>
          <Series.Sequence durationInFrames={40}>
            <Scene name="Three" color="#7cc4ff" />
          </Series.Sequence>
        </Series>
      </div>
      {bars.map(({name, from, length, color}, i) => {
        const visible = frame >= from && frame < from + length;

        return (
          <div key={name} style={{position: 'absolute', left: x(from), top: 476 + i * 66, width: (length / total) * 1080 - 6, height: 56, borderRadius: 12, backgroundColor: visible ? color : '#2a3350', color: visible ? '#10131a' : '#f7f8fa', fontSize: 40, lineHeight: '54px', paddingLeft: 20, boxSizing: 'border-box'}}>
            {name}
          </div>
        );
      })}
      <div style={{position: 'absolute', left: x(frame) - 4, top: 460, width: 8, height: 216, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
