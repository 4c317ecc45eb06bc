import {noise3D} from '@remotion/noise';
import {AbsoluteFill, Easing, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Word = {text: string; startMs: number; endMs: number};
type Props = {
  words: Word[];
  lettersPerPage: number;
  highlight: string;
};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const PAGE_LEAD = 120; // milliseconds a page is there before its first word is spoken

/** Starts a new page at the end of a sentence part, or when the page is full. */
const paginate = (words: Word[], lettersPerPage: number) =>
  words.reduce<Word[][]>((pages, word) => {
    const page = pages.at(-1);
    const length = page?.reduce((total, {text}) => total + text.length + 1, 0) ?? 0;
    const isNew = !page || length + word.text.length > lettersPerPage || /[.,!?]$/.test(page.at(-1)!.text);
    return isNew ? [...pages, [word]] : [...pages.slice(0, -1), [...page, word]];
  }, []);

const useLoopAngle = () => {
  const {durationInFrames} = useVideoConfig();
  return (useCurrentFrame() / durationInFrames) * Math.PI * 2;
};

const SEA = [
  {y: 318, height: 12, color: '#3f9ff0'},
  {y: 362, height: 20, color: '#1673d1'},
  {y: 414, height: 28, color: '#12498f'},
  {y: 476, height: 38, color: '#102f5c'},
  {y: 570, height: 48, color: '#0d1d38'},
];

const REFLECTION = [230, 168, 196, 110, 64];

const Swell: React.FC<(typeof SEA)[number] & {index: number}> = ({y, height, color, index}) => {
  const angle = useLoopAngle();
  const points = Array.from({length: 65}, (_, i) => {
    const x = i * 20;
    // Time runs on a circle through the noise: the last frame meets the first one
    const drift = noise3D(`swell-${index}`, x / 420, Math.cos(angle) * 0.55, Math.sin(angle) * 0.55);
    const wave = Math.sin(x / (70 + index * 34) - angle * (index % 2 === 0 ? 2 : -1));
    return `${x},${y + height * (drift * 0.8 + wave * 0.35)}`;
  });
  return <polygon points={`${points.join(' ')} 1280,720 0,720`} fill={color} />;
};

const Scene: React.FC = () => {
  const angle = useLoopAngle();
  const sun = 236 + Math.sin(angle) * 16;
  return (
    <svg viewBox="0 0 1280 720">
      <defs>
        <linearGradient id="captions-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0f3a78" />
          <stop offset="0.5" stopColor="#2f86d6" />
          <stop offset="0.8" stopColor="#a9d6fb" />
          <stop offset="1" stopColor="#ffe9c4" />
        </linearGradient>
        <radialGradient id="captions-glow">
          <stop offset="0.3" stopColor="#ffe2ae" stopOpacity="0.8" />
          <stop offset="1" stopColor="#ffe2ae" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1280" height="340" fill="url(#captions-sky)" />
      <circle cx={640} cy={sun} r={330} fill="url(#captions-glow)" />
      <circle cx={640} cy={sun} r={128} fill="#ffb020" />
      {SEA.map((layer, index) => (
        <Swell key={index} {...layer} index={index} />
      ))}
      {REFLECTION.map((length, row) => (
        <rect
          key={row}
          x={640 - length / 2 + Math.sin(angle * 3 + row * 1.9) * 14}
          y={338 + row * 15}
          width={length}
          height={6}
          rx={3}
          fill="#ffe2ae"
          opacity={0.9 - row * 0.15}
        />
      ))}
    </svg>
  );
};

const Page: React.FC<{words: Word[]; startMs: number; highlight: string}> = ({words, startMs, highlight}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const now = startMs + (frame / fps) * 1000;
  const enter = spring({frame, fps, config: {damping: 16, mass: 0.6}});
  const leave = interpolate(frame, [durationInFrames - 6, durationInFrames], [0, 1], {
    ...CLAMP,
    easing: Easing.in(Easing.quad),
  });
  return (
    <AbsoluteFill
      style={{
        top: 424,
        height: 270,
        justifyContent: 'center',
        padding: '0 70px',
        opacity: 1 - leave,
        translate: `0 ${(1 - enter) * 60 - leave * 30}px`,
      }}
    >
      <div
        style={{
          textAlign: 'center',
          textWrap: 'balance',
          fontSize: 96,
          lineHeight: 1.26,
          fontWeight: 780,
          letterSpacing: '-0.03em',
        }}
      >
        {words.map(({text, startMs: start, endMs: end}) => {
          const pop = spring({
            frame: ((now - start) / 1000) * fps,
            fps,
            config: {damping: 11, mass: 0.4},
            durationInFrames: 14,
          });
          const isSpoken = now >= start && now < end;
          return (
            <span
              key={start}
              style={{
                display: 'inline-block',
                margin: '0 4px',
                padding: '0 14px',
                borderRadius: 22,
                color: isSpoken ? '#10131a' : '#f7f8fa',
                backgroundColor: isSpoken ? highlight : undefined,
                opacity: now < start ? 0.5 : 1,
                scale: isSpoken ? String(0.86 + 0.18 * pop) : undefined,
                rotate: isSpoken ? `${-2 * pop}deg` : undefined,
              }}
            >
              {text}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};

export default function Captions({words, lettersPerPage, highlight}: Props) {
  const {fps, durationInFrames} = useVideoConfig();
  const pages = paginate(words, lettersPerPage);
  const toFrame = (ms: number) => Math.round((ms / 1000) * fps);
  const begins = pages.map((page) => Math.max(0, toFrame(page[0]!.startMs - PAGE_LEAD)));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <Scene />
      {pages.map((page, index) => {
        const from = begins[index]!;
        const until = Math.min(begins[index + 1] ?? durationInFrames, toFrame(page.at(-1)!.endMs) + 14);
        return (
          <Sequence key={from} from={from} durationInFrames={until - from}>
            <Page words={page} startMs={(from / fps) * 1000} highlight={highlight} />
          </Sequence>
        );
      })}
    </AbsoluteFill>
  );
}
