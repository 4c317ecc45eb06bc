import type {ReactNode} from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const layers: {name: string; content: ReactNode}[] = [
  {name: '1 Background', content: <AbsoluteFill style={{backgroundColor: '#0b84f3'}} />},
  {
    name: '2 Shapes',
    content: (
      <AbsoluteFill>
        <div style={{position: 'absolute', left: 400, top: 40, width: 200, height: 200, borderRadius: 100, backgroundColor: '#ffb020'}} />
        <div style={{position: 'absolute', left: 340, top: 170, width: 150, height: 150, borderRadius: 75, backgroundColor: '#7cc4ff'}} />
      </AbsoluteFill>
    ),
  },
  {
    name: '3 Title',
    content: <AbsoluteFill style={{justifyContent: 'flex-end', padding: 36, fontSize: 88, fontWeight: 700, lineHeight: 1, color: '#f7f8fa'}}>Stacked</AbsoluteFill>,
  },
];

export default function LayersStack() {
  const frame = useCurrentFrame();
  const open = interpolate(frame, [15, 50, 95, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div
        style={{
          position: 'absolute',
          left: 110,
          top: 180,
          width: 640,
          height: 360,
          transformStyle: 'preserve-3d',
          transform: `translate(${(1 - open) * 210}px, ${open * 100}px) rotateX(${open * 56}deg) rotateZ(${open * -38}deg) scale(${1.5 - open * 0.5})`,
        }}
      >
        {layers.map(({name, content}, i) => (
          <AbsoluteFill key={name} style={{transform: `translateZ(${i * 130 * open}px)`, border: `3px solid rgba(124, 196, 255, ${open})`}}>
            {content}
          </AbsoluteFill>
        ))}
      </div>
      <AbsoluteFill style={{left: 880, justifyContent: 'center', gap: 56, fontSize: 44, opacity: open, flexDirection: 'column-reverse'}}>
        {layers.map(({name}) => (
          <div key={name}>{name}</div>
        ))}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
