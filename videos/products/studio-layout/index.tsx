import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const PARTS = [
  {name: 'Compositions, assets', left: 50, top: 60, width: 260, height: 380},
  {name: 'Canvas', left: 330, top: 60, width: 600, height: 380},
  {name: 'Props, renders', left: 950, top: 60, width: 280, height: 380},
  {name: 'Playback, timeline', left: 50, top: 460, width: 1180, height: 120},
];
const STEP = 38;

/** The areas of the Studio, one after the other. */
export default function StudioLayout() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const active = Math.min(PARTS.length - 1, Math.floor(frame / STEP));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {PARTS.map(({name, left, top, width, height}, i) => {
        const glow = i === active ? spring({frame: frame - i * STEP, fps, config: {damping: 200}, durationInFrames: 12}) : 0;
        return <div key={name} style={{position: 'absolute', left, top, width, height, borderRadius: 18, backgroundColor: '#1c2740', outline: `${6 * glow}px solid #ffb020`}} />;
      })}
      {[0.75, 0.55, 0.68, 0.48, 0.6].map((share, i) => (
        <div key={share} style={{position: 'absolute', left: 78, top: 92 + i * 48, width: 204 * share, height: 20, borderRadius: 10, backgroundColor: i === 1 ? '#0b84f3' : '#3a4a70'}} />
      ))}
      <div style={{position: 'absolute', left: 370, top: 110, width: 520, height: 292, backgroundColor: '#0b84f3', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: interpolate(frame, [0, durationInFrames], [20, 380]), top: 86, width: 120, height: 120, borderRadius: 60, backgroundColor: '#f7f8fa'}} />
      </div>
      {[0, 1, 2].map((i) => (
        <div key={i} style={{position: 'absolute', left: 978, top: 92 + i * 96}}>
          <div style={{width: 110, height: 16, borderRadius: 8, backgroundColor: '#3a4a70'}} />
          <div style={{width: 224, height: 40, borderRadius: 10, backgroundColor: '#0d1321', marginTop: 12}} />
        </div>
      ))}
      <div style={{position: 'absolute', left: 78, top: 482, width: 700, height: 32, borderRadius: 8, backgroundColor: '#0b84f3'}} />
      <div style={{position: 'absolute', left: 420, top: 526, width: 640, height: 32, borderRadius: 8, backgroundColor: '#7cc4ff'}} />
      <div style={{position: 'absolute', left: interpolate(frame, [0, durationInFrames], [78, 1160]), top: 466, width: 6, height: 108, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: 50, right: 50, top: 614, fontSize: 54, textAlign: 'center'}}>{PARTS[active].name}</div>
    </AbsoluteFill>
  );
}
