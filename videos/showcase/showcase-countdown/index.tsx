import {AbsoluteFill, Easing, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Look = {ground: string; ink: string};
type Props = {
  from: number;
  finale: string;
  /** One per second, used in turn. */
  looks: Look[];
};

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

const Figure: React.FC<{text: string; look: Look; isFinale: boolean}> = ({text, look, isFinale}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const pop = spring({frame, fps, config: {damping: 11, mass: 0.5, stiffness: 140}});
  const leave = interpolate(frame, [durationInFrames - 5, durationInFrames], [0, 1], {
    ...CLAMP,
    easing: Easing.in(Easing.quad),
  });
  return (
    <AbsoluteFill style={{backgroundColor: look.ground}}>
      <svg viewBox="-640 -360 1280 720" style={{position: 'absolute'}}>
        <g fill="none" stroke={look.ink} strokeWidth={4} opacity={0.35}>
          <path d="M-640 0H640M0 -360V360" />
          <circle r={318} />
          <circle r={284} />
        </g>
        {isFinale && <Rays ink={look.ink} />}
      </svg>
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
        <div
          style={{
            fontSize: isFinale ? 380 : 520,
            lineHeight: 1,
            fontWeight: 850,
            letterSpacing: '-0.05em',
            color: look.ink,
            scale: String((0.55 + 0.45 * pop) * (1 - leave * 0.45)),
            opacity: 1 - leave,
          }}
        >
          {text}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

const Rays: React.FC<{ink: string}> = ({ink}) => {
  const frame = useCurrentFrame();
  const head = interpolate(frame, [0, 20], [300, 760], {...CLAMP, easing: Easing.out(Easing.cubic)});
  const tail = interpolate(frame, [4, 28], [300, 760], {...CLAMP, easing: Easing.out(Easing.cubic)});
  return Array.from({length: 32}, (_, ray) => (
    <line
      key={ray}
      y1={-tail}
      y2={-head}
      stroke={ink}
      strokeWidth={ray % 2 ? 8 : 18}
      strokeLinecap="round"
      transform={`rotate(${(ray / 32) * 360 + 5.6})`}
    />
  ));
};

/** One second: the hand goes round once and leaves the next colors behind it. */
const Second: React.FC<{text: string; look: Look; next: Look; isFinale: boolean}> = ({text, look, next, isFinale}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const turn = interpolate(frame, [0, durationInFrames], [0, 360], {easing: Easing.inOut(Easing.quad)});
  const angle = (turn / 180) * Math.PI;
  // From the middle up and round to the hand; a whole circle would be none
  const sector = `path('M640 360V-640A1000 1000 0 ${turn > 180 ? 1 : 0} 1 ${640 + 1000 * Math.sin(angle)} ${360 - 1000 * Math.cos(angle)}Z')`;
  return (
    <AbsoluteFill>
      <Figure text={text} look={look} isFinale={isFinale} />
      <AbsoluteFill style={{clipPath: sector}}>
        <Figure text={text} look={next} isFinale={isFinale} />
      </AbsoluteFill>
      <svg viewBox="-640 -360 1280 720" style={{position: 'absolute'}}>
        <line y2={-760} stroke={next.ink} strokeWidth={6} transform={`rotate(${turn})`} />
      </svg>
    </AbsoluteFill>
  );
};

export default function Countdown({from, finale, looks}: Props) {
  const {fps} = useVideoConfig();
  const texts = [...Array.from({length: from}, (_, index) => String(from - index)), finale];
  // The last second leads back to the first colors, so the loop has no cut
  const lookOf = (index: number) => looks[(index % texts.length) % looks.length]!;
  return (
    <AbsoluteFill>
      {texts.map((text, index) => (
        <Sequence key={index} from={index * fps} durationInFrames={fps}>
          <Second text={text} look={lookOf(index)} next={lookOf(index + 1)} isFinale={index === from} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}
