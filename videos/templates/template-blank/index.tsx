import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const corners = [
  {left: 90, top: 80, borderLeft: 1, borderTop: 1},
  {right: 90, top: 80, borderRight: 1, borderTop: 1},
  {left: 90, bottom: 80, borderLeft: 1, borderBottom: 1},
  {right: 90, bottom: 80, borderRight: 1, borderBottom: 1},
];
const line = '8px solid #f7f8fa';

export default function Blank() {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const breathe = (1 - Math.cos((frame / durationInFrames) * Math.PI * 2)) / 2;
  const playhead = interpolate(frame, [0, durationInFrames], [90, width - 90]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg width={width} height={height} style={{position: 'absolute'}} stroke="#0b84f3" strokeWidth={3} strokeDasharray="10 14">
        <g opacity={0.3 + breathe * 0.5} strokeDashoffset={-(frame / durationInFrames) * 96}>
          <line x1={width / 2} x2={width / 2} y1={80} y2={height - 80} />
          <line x1={90} x2={width - 90} y1={height / 2} y2={height / 2} />
          <circle cx={width / 2} cy={height / 2} r={90 + breathe * 40} fill="none" />
        </g>
      </svg>
      {corners.map(({borderLeft, borderRight, borderTop, borderBottom, ...place}, i) => (
        <div
          key={i}
          style={{
            position: 'absolute',
            ...place,
            width: 70 + breathe * 24,
            height: 70 + breathe * 24,
            borderLeft: borderLeft && line,
            borderRight: borderRight && line,
            borderTop: borderTop && line,
            borderBottom: borderBottom && line,
          }}
        />
      ))}
      <div style={{position: 'absolute', left: playhead - 3, top: 80, bottom: 80, width: 6, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', right: 124, bottom: 104, fontFamily: 'ui-monospace, monospace', fontSize: 56, fontWeight: 600}}>
        {String(frame).padStart(3, '0')}
      </div>
    </AbsoluteFill>
  );
}
