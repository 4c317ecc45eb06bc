import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const layers = [
  {name: 'first: background', style: {backgroundColor: '#123a6b'}},
  {name: 'second: picture', style: {background: 'radial-gradient(circle at 60% 40%, #7cc4ff, #0b84f3 45%, rgba(11, 132, 243, 0.15) 46%)'}},
  {name: 'third: text', style: {backgroundColor: 'rgba(255, 176, 32, 0.12)', color: 'white', fontSize: 84, fontWeight: 700, justifyContent: 'flex-end', padding: 32}},
];

export default function AbsoluteFillDemo() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const open = spring({frame, fps, delay: 15, config: {damping: 200}, durationInFrames: 35});
  const close = spring({frame, fps, delay: 100, config: {damping: 200}, durationInFrames: 35});
  const apart = open - close;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', perspective: 2400}}>
      {layers.map(({name, style}, i) => (
        <div
          key={name}
          style={{
            position: 'absolute',
            left: 330,
            top: 150,
            width: 620,
            height: 400,
            transform: `translate(${apart * -230}px, ${apart * 10}px) scale(${1 - apart * 0.24}) rotateX(${apart * 54}deg) rotateZ(${apart * -28}deg) translateZ(${apart * (i - 1) * 230}px)`,
          }}
        >
          <AbsoluteFill style={{...style, borderRadius: 20, outline: `${apart * 4}px solid #7cc4ff`}}>{i === 2 ? 'On top' : null}</AbsoluteFill>
        </div>
      ))}
      <div style={{position: 'absolute', left: 830, top: 160, display: 'flex', flexDirection: 'column-reverse', gap: 90, fontSize: 46, opacity: apart}}>
        {layers.map(({name}) => (
          <div key={name}>{name}</div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
