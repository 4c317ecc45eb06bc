import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const SCENES = [
  {name: 'title', from: 0, to: 90, loud: true},
  {name: 'videoscene', from: 90, to: 300, loud: false},
  {name: 'endcard', from: 300, to: 420, loud: true},
];
const TOTAL = 420;
const FADE = 30;
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** Full volume in a scene without speech, the chosen one below speech, and a fade of 30 frames between them. */
const volumeAt = (frame: number, background: number) => {
  const quiet = interpolate(frame, [0, FADE, TOTAL - FADE, TOTAL - 1], [0, background, background, 0], HOLD);
  const loud = SCENES.find((scene) => scene.loud && frame >= scene.from && frame <= scene.to);
  return loud ? interpolate(frame, [loud.from, loud.from + FADE, loud.to - FADE, loud.to], [quiet, 1, 1, quiet]) : quiet;
};

const x = (frame: number) => (frame / TOTAL) * 1160;
const y = (volume: number) => 330 - volume * 290;

export default function RecorderMusic({background = 0.04}: {background?: number}) {
  const playhead = interpolate(useCurrentFrame(), [0, 209], [0, TOTAL - 1], HOLD);
  const points = Array.from({length: TOTAL / 2}, (_, i) => `${x(i * 2)},${y(volumeAt(i * 2, background))}`).join(' ');
  const volume = volumeAt(playhead, background);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 60, right: 60, top: 56, display: 'flex', justifyContent: 'space-between', fontSize: 46}}>
        <span style={{color: '#8b95ad'}}>Volume of the music</span>
        <span style={{fontVariantNumeric: 'tabular-nums', color: '#ffb020'}}>{volume.toFixed(2)}</span>
      </div>
      <svg style={{position: 'absolute', left: 60, top: 150, overflow: 'visible'}} width={1160} height={340}>
        <line x1={0} x2={1160} y1={y(0)} y2={y(0)} stroke="#2a3350" strokeWidth={4} />
        <polygon points={`0,${y(0)} ${points} 1160,${y(0)}`} fill="#ffb020" opacity={0.18} />
        <polyline points={points} fill="none" stroke="#ffb020" strokeWidth={8} strokeLinejoin="round" />
        <circle cx={x(playhead)} cy={y(volume)} r={16} fill="#f7f8fa" />
      </svg>
      {SCENES.map(({name, from, to, loud}) => (
        <div key={name} style={{position: 'absolute', left: 60 + x(from) + 4, top: 540, width: x(to - from) - 8, height: 110, borderRadius: 18, backgroundColor: loud ? '#2a3857' : '#0b84f3', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 44}}>{name}</div>
      ))}
      <div style={{position: 'absolute', left: 58 + x(playhead), top: 520, width: 5, height: 150, borderRadius: 3, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
