import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  show: string;
  title: string;
  guest: string;
  /** Another seed gives another voice. */
  seed: string;
  ground: string;
  ink: string;
  accent: string;
};

const BARS_PER_LOOP = 80;
const PITCH = 20; // pixels from bar to bar
const PLAYHEAD = 420;
const MIDDLE = 568;
const HALF_HEIGHT = 122;

const wrap = (value: number) => ((value % BARS_PER_LOOP) + BARS_PER_LOOP) % BARS_PER_LOOP;

/** Loudness of one bar, 0 to 1: syllables inside phrases, with pauses for breath. Stands in for the data of an audio file. */
const loudness = (bar: number, seed: string) => {
  const index = wrap(bar);
  const phrase = Math.abs(Math.sin((index / BARS_PER_LOOP) * Math.PI * 5)) ** 0.7;
  const syllable = 0.35 + 0.65 * random(`${seed}-syllable-${Math.floor(index / 2)}`);
  const grain = 0.6 + 0.4 * random(`${seed}-${index}`);
  return Math.max(0.06, phrase * syllable * grain);
};

/** Loudness between the bars, for everything that moves with the voice. */
const loudnessAt = (position: number, seed: string) => {
  const near = [-2, -1, 0, 1, 2, 3].map((offset) => Math.floor(position) + offset);
  const weights = near.map((bar) => Math.exp(-((bar - position) ** 2) / 1.6));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return near.reduce((sum, bar, i) => sum + loudness(bar, seed) * weights[i]!, 0) / total;
};

const Cover: React.FC<{position: number} & Pick<Props, 'seed' | 'ink' | 'accent'>> = ({
  position,
  seed,
  ink,
  accent,
}) => (
  <svg viewBox="-160 -160 320 320" width={320} height={320} style={{borderRadius: 44, backgroundColor: accent}}>
    {[4, 3, 2, 1, 0].map((ring) => {
      // Outer rings hear the voice a little later: a ripple
      const level = loudnessAt(position - ring * 1.5, seed);
      return (
        <circle
          key={ring}
          r={30 + ring * (27 + level * 16)}
          fill="none"
          stroke="#f7f8fa"
          strokeWidth={16 * (0.35 + level)}
          opacity={1 - ring * 0.19}
        />
      );
    })}
    <circle r={22 + loudnessAt(position, seed) * 20} fill={ink} />
  </svg>
);

export default function Audiogram({show, title, guest, seed, ground, ink, accent}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames, width} = useVideoConfig();
  const position = (frame / durationInFrames) * BARS_PER_LOOP;
  const first = Math.floor(position - PLAYHEAD / PITCH) - 1;

  return (
    <AbsoluteFill style={{backgroundColor: ground, color: ink}}>
      <div style={{position: 'absolute', left: 80, top: 60, right: 80, display: 'flex', alignItems: 'center', gap: 60}}>
        <Cover position={position} seed={seed} ink={ink} accent={accent} />
        <div style={{flex: 1}}>
          <div style={{fontSize: 40, fontWeight: 600}}>{show}</div>
          <div
            style={{
              margin: '14px 0 20px',
              fontSize: 104,
              lineHeight: 0.98,
              fontWeight: 800,
              letterSpacing: '-0.04em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
          <div style={{fontSize: 40, opacity: 0.75}}>{guest}</div>
        </div>
      </div>
      <svg width={width} height={720} style={{position: 'absolute'}}>
        {Array.from({length: Math.ceil(width / PITCH) + 3}, (_, i) => {
          const bar = first + i;
          const ahead = bar - position;
          const swell = 1 + 0.3 * Math.exp(-(ahead ** 2) / 6);
          const height = loudness(bar, seed) * HALF_HEIGHT * swell;
          return (
            <rect
              key={bar}
              x={PLAYHEAD + ahead * PITCH - 6}
              y={MIDDLE - height}
              width={12}
              height={height * 2}
              rx={6}
              fill={ink}
              opacity={0.26 + 0.74 / (1 + Math.exp(ahead * 5))}
            />
          );
        })}
        <rect x={PLAYHEAD - 3} y={MIDDLE - 126} width={6} height={252} rx={3} fill={accent} />
        <circle cx={PLAYHEAD} cy={MIDDLE - 126} r={14} fill={accent} />
      </svg>
    </AbsoluteFill>
  );
}
