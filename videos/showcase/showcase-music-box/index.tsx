import {AbsoluteFill, Html5Audio, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

type Track = {
  note: string;
  color: string;
  /** One character per step: how hard the note is plucked, 1 to 9, or a dot for silence. */
  steps: string;
};

type Props = {
  /** A file in the public folder, made from the same tracks. That's why nothing has to listen to it. */
  sound: string;
  ground: string;
  disc: string;
  light: string;
  /** From the inner ring to the outer one. */
  tracks: Track[];
};

const HORIZON = 300; // pixels from the middle of the picture down to the center of the disc
const INNER = 128;
const GAP = 47;
const TAU = Math.PI * 2;

/** Notes of a track: when, as a share of the video, and how hard, 0 to 1. */
const notesOf = ({steps}: Track) =>
  [...steps].flatMap((step, i) => (step === '.' ? [] : [{at: i / steps.length, force: Number(step) / 9}]));

/** A circle that swings like a string: its standing waves are `swing` pixels high. */
const swinging = (radius: number, waves: number, swing: number) => {
  const count = waves * 24;
  const points = Array.from({length: count}, (_, i) => {
    const angle = (i / count) * TAU;
    const distance = radius + swing * Math.cos(angle * waves);
    return `${(Math.sin(angle) * distance).toFixed(2)} ${(-Math.cos(angle) * distance).toFixed(2)}`;
  });
  return `M ${points.join(' L ')} Z`;
};

export default function MusicBox({sound, ground, disc, light, tracks}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames, fps, width, height} = useVideoConfig();
  const now = frame / durationInFrames;
  // The video repeats, so a late note still rings at the beginning
  const secondsSince = (at: number) => (((now - at + 1) % 1) * durationInFrames) / fps;

  const rings = tracks.map((track, index) => {
    const radius = INNER + index * GAP;
    const notes = notesOf(track).map(({at, force}) => {
      const age = secondsSince(at);
      const angle = (now - at) * TAU;
      return {at, force, age, x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius};
    });
    const last = notes.reduce((a, b) => (a.age < b.age ? a : b), {age: 99, force: 0});
    const level = last.force * Math.exp(-last.age * 1.4);
    // Lower notes swing more slowly and in longer waves
    const swing = 11 * last.force * Math.exp(-last.age * 2) * Math.cos(last.age * TAU * (4 + index / 3));
    return {...track, notes, radius, level, path: swinging(radius, 8 + index * 4, swing)};
  });
  const loudness = Math.min(1, rings.reduce((sum, {level}) => sum + level, 0) / 3);
  const rim = INNER + (tracks.length - 0.4) * GAP;

  return (
    <AbsoluteFill style={{backgroundColor: ground}}>
      <Html5Audio src={staticFile(sound)} />
      <svg width={width} height={height} viewBox={`${-width / 2} ${-height / 2 - HORIZON} ${width} ${height}`}>
        {/* Each note leaves the disc as a wave */}
        {rings.flatMap(({note, color, notes}) =>
          notes.map(({at, force, age}) => {
            const rest = force * Math.exp(-age * 1.8);
            return rest < 0.02 ? null : (
              <circle key={`${note} ${at}`} r={rim + age * 150} fill="none" stroke={color} strokeWidth={1 + rest * 3} opacity={rest * 0.6} />
            );
          }),
        )}
        <circle r={rim} fill={disc} />
        {rings.map(({note, color, level, path}) => (
          <g key={note} fill="none" stroke={color}>
            <path d={path} strokeWidth={16} opacity={level * 0.18} />
            <path d={path} strokeWidth={1.5 + level * 3} opacity={0.28 + level * 0.72} />
          </g>
        ))}
        <path d={`M 0 0 V ${-rim}`} stroke={light} strokeWidth={2} opacity={0.5} />
        <path d={`M -11 ${-rim - 22} H 11 L 0 ${-rim - 4} Z`} fill={light} />
        {rings.flatMap(({note, color, notes}) =>
          notes.map(({at, force, age, x, y}) => {
            const struck = Math.exp(-age * 3);
            const size = 7 + force * 7;
            return (
              <g key={`${note} ${at}`} transform={`translate(${x} ${y})`}>
                <circle r={size + 60 * force * (1 - struck)} fill="none" stroke={color} strokeWidth={4 * struck} opacity={struck} />
                <circle r={size * (1 + struck * 0.6)} fill={struck > 0.5 ? light : color} />
              </g>
            );
          }),
        )}
        <circle r={70 + loudness * 22} fill={tracks[0]?.color} opacity={0.22} />
        <circle r={58 + loudness * 10} fill={tracks[0]?.color} />
      </svg>
    </AbsoluteFill>
  );
}
