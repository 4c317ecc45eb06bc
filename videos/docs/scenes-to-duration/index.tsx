import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const scenes = [
  {name: 'intro.mp4', seconds: 3, color: '#7cc4ff'},
  {name: 'talk.mp4', seconds: 7, color: '#0b84f3'},
  {name: 'credits.mp4', seconds: 4, color: '#ffb020'},
];
const total = scenes.reduce((sum, {seconds}) => sum + seconds, 0);
const WIDTH = 1120;

export default function ScenesToDuration() {
  const frame = useCurrentFrame();
  const join = interpolate(frame, [40, 80], [0, 1], {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 80, top: 64, fontSize: 52, fontWeight: 700}}>Measure first, then mount</div>
      {scenes.map(({name, seconds, color}, i) => {
        const start = scenes.slice(0, i).reduce((sum, scene) => sum + scene.seconds, 0);
        const top = interpolate(join, [0, 1], [176 + i * 112, 290]);
        return (
          <div key={name} style={{position: 'absolute', left: 80 + (start / total) * WIDTH * join, top, width: (seconds / total) * WIDTH - 8, height: 96, borderRadius: 14, backgroundColor: color, color: '#0d1321', fontSize: 40, lineHeight: '96px', textAlign: 'center'}}>
            {seconds * 30}
            <span style={{position: 'absolute', left: '100%', marginLeft: 28, color: '#f7f8fa', opacity: 1 - join, whiteSpace: 'nowrap'}}>{name}</span>
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 80, top: 560, fontSize: 52, opacity: interpolate(frame, [80, 92], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})}}>
        durationInFrames: <span style={{color: '#7cc4ff', fontWeight: 700}}>{total * 30}</span>
      </div>
    </AbsoluteFill>
  );
}
