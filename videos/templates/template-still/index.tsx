import {AbsoluteFill, random, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const cards = [
  {title: 'Hello there', ground: '#0b84f3', shape: '#7cc4ff', ink: '#ffffff'},
  {title: 'New release', ground: '#ffb020', shape: '#10131a', ink: '#10131a'},
  {title: 'Our changelog', ground: '#0d1321', shape: '#0b84f3', ink: '#f7f8fa'},
];
const STEP = 40;

/** One picture, three texts: between them the shutter closes. */
export default function Still() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const index = Math.floor(frame / STEP) % cards.length;
  const {title, ground, shape, ink} = cards[index]!;
  const open = spring({frame: frame % STEP, fps, config: {damping: 200}, durationInFrames: 12});
  const close = spring({frame: (frame % STEP) - STEP + 8, fps, config: {damping: 200}, durationInFrames: 8});
  const shut = 1 - open + close;

  return (
    <AbsoluteFill style={{backgroundColor: ground, color: ink}}>
      <svg width={1200} height={628} style={{position: 'absolute'}}>
        {Array.from({length: 5}, (_, i) => (
          <circle key={i} cx={760 + random(`x${index}${i}`) * 440} cy={random(`y${index}${i}`) * 628} r={40 + random(`r${index}${i}`) * 110} fill={shape} opacity={0.35 + i * 0.13} />
        ))}
      </svg>
      <div style={{position: 'absolute', left: 80, top: 190, width: 700, fontSize: 128, fontWeight: 780, letterSpacing: '-0.05em', lineHeight: 0.98}}>{title}</div>
      <div style={{position: 'absolute', left: 84, bottom: 62, fontFamily: 'ui-monospace, monospace', fontSize: 42}}>?title={title.replace(' ', '+')}</div>
      {[0, 1].map((half) => (
        <div key={half} style={{position: 'absolute', left: 0, right: 0, height: 314 * shut, [half ? 'bottom' : 'top']: 0, backgroundColor: '#f7f8fa'}} />
      ))}
    </AbsoluteFill>
  );
}
