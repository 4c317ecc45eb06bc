import {type Caption, createTikTokStyleCaptions, type TikTokPage} from '@remotion/captions';
import {AbsoluteFill, Easing, OffthreadVideo, Sequence, interpolate, spring, staticFile, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  /** A file in the public folder. */
  footage: string;
  captions: Caption[];
  /** A page of captions ends with the word that makes it longer than this. */
  combineTokensWithinMilliseconds: number;
  spoken: string;
};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const LEAD = 9; // frames a page is there, out of focus, before its first word is spoken
const LINGER = 12; // frames it stays after its last word

/** Words that turn the line they are in upside down. */
const TURNS = /^down\b/;

/** The words of one page. Each is as far out of focus as the street, and sharp when it is spoken. */
const Page: React.FC<{page: TikTokPage; startFrame: number; spoken: string}> = ({page, startFrame, spoken}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const toFrame = (ms: number) => (ms / 1000) * fps - startFrame;
  const enter = interpolate(frame, [0, LEAD], [0, 1], {...CLAMP, easing: Easing.out(Easing.cubic)});
  const leave = interpolate(frame, [durationInFrames - LINGER, durationInFrames], [0, 1], {...CLAMP, easing: Easing.in(Easing.quad)});
  const turning = page.tokens.find(({text}) => TURNS.test(text.trim()));
  const turn = turning ? spring({frame: frame - toFrame(turning.fromMs) - 4, fps, config: {damping: 15, mass: 0.9, stiffness: 90}}) : 0;

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', padding: '0 90px'}}>
      <div
        style={{
          textAlign: 'center',
          textWrap: 'balance',
          fontSize: 148,
          fontWeight: 720,
          lineHeight: 1.02,
          letterSpacing: '-0.045em',
          opacity: enter * (1 - leave),
          filter: leave > 0 ? `blur(${leave * 22}px)` : undefined,
          rotate: `${turn * 180}deg`,
          // On end, the line would be taller than the picture
          scale: String(1 + leave * 0.05 - Math.sin(Math.PI * Math.min(1, turn)) * 0.24),
        }}
      >
        {page.tokens.map(({text, fromMs, toMs}) => {
          const sharp = spring({frame: frame - toFrame(fromMs) + 3, fps, config: {damping: 200, stiffness: 220, mass: 0.7}});
          const isSpoken = frame >= toFrame(fromMs) && frame < toFrame(toMs);
          const glow = interpolate(frame, [toFrame(toMs), toFrame(toMs) + 8], [1, 0], CLAMP) * sharp;
          return (
            <span key={fromMs}>
              {' '}
              <span
                style={{
                  display: 'inline-block',
                  color: isSpoken ? spoken : '#fffaf2',
                  opacity: 0.34 + sharp * 0.66,
                  filter: sharp < 0.99 ? `blur(${(1 - sharp) * 16}px)` : undefined,
                  scale: String(1.1 - sharp * 0.1),
                  textShadow: `0 0 ${20 + glow * 40}px rgb(255 160 60 / ${glow * 0.5}), 0 4px 36px rgb(3 7 16 / 0.6)`,
                }}
              >
                {text.trim()}
              </span>
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};

export default function NightDrive({footage, captions, combineTokensWithinMilliseconds, spoken}: Props) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const {pages} = createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds});
  const toFrame = (ms: number) => Math.round((ms / 1000) * fps);
  // Closer and away again, so that the end meets the beginning
  const closer = 1 - Math.cos((frame / durationInFrames) * Math.PI * 2);

  return (
    <AbsoluteFill style={{backgroundColor: '#0a1018'}}>
      <OffthreadVideo muted src={staticFile(footage)} style={{width: '100%', height: '100%', objectFit: 'cover', scale: String(1.01 + closer * 0.03)}} />
      <AbsoluteFill style={{background: 'linear-gradient(rgb(6 10 20 / 0) 8%, rgb(6 10 20 / 0.34) 40%, rgb(6 10 20 / 0.34) 60%, rgb(6 10 20 / 0) 92%)'}} />
      {pages.map((page, index) => {
        const from = Math.max(0, toFrame(page.startMs) - LEAD);
        const next = pages[index + 1];
        const end = toFrame(page.tokens.at(-1)!.toMs) + LINGER;
        const until = Math.min(end, next ? toFrame(next.startMs) - 2 : durationInFrames);
        return (
          <Sequence key={from} from={from} durationInFrames={until - from}>
            <Page page={page} startFrame={from} spoken={spoken} />
          </Sequence>
        );
      })}
    </AbsoluteFill>
  );
}
