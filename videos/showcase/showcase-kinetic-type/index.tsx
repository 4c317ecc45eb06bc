import {useId} from 'react';
import {AbsoluteFill, Easing, Sequence, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Motion = 'rise' | 'rows' | 'slam' | 'wave' | 'weight';
type Beat = {text: string; motion: Motion; ground: string; ink: string};
type Props = {beats: Beat[]};

const BEAT = 42;
const WIPE = 14;
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

// Each panel comes from another side, and pushes the old word a little the same way
const SIDES = [
  {clip: (hidden: number) => `inset(${hidden}% 0 0 0)`, push: [0, -1]},
  {clip: (hidden: number) => `inset(0 0 0 ${hidden}%)`, push: [-1, 0]},
  {clip: (hidden: number) => `inset(0 0 ${hidden}% 0)`, push: [0, 1]},
  {clip: (hidden: number) => `inset(0 ${hidden}% 0 0)`, push: [1, 0]},
] as const;
const sideOf = (index: number) => SIDES[index % SIDES.length]!;

const fit = (text: string) => Math.min(370, 1900 / text.length);
const letters = (text: string) => text.replaceAll(' ', '\u00a0').split('');

const Rise: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  return letters(text).map((letter, index) => {
    const hidden = interpolate(frame - 4 - index * 2.5, [0, 20], [1, 0], {...CLAMP, easing: Easing.out(Easing.exp)});
    return (
      <span key={index} style={{overflow: 'hidden', padding: '0 0.02em 0.08em', margin: '0 -0.02em'}}>
        <span
          style={{
            display: 'inline-block',
            transformOrigin: '0 100%',
            transform: `translateY(${hidden * 110}%) rotate(${hidden * 14}deg)`,
          }}
        >
          {letter}
        </span>
      </span>
    );
  });
};

const Rows: React.FC<Beat> = ({text, ink, ground}) => {
  const frame = useCurrentFrame();
  // Arrives fast and never quite stops
  const travel = interpolate(frame, [0, 22], [900, 0], {...CLAMP, easing: Easing.out(Easing.exp)}) - frame * 2.2;
  return (
    <div style={{lineHeight: 0.96, fontSize: 250, textAlign: 'center'}}>
      {[-1, 0, 1].map((row) => (
        <div
          key={row}
          style={{
            whiteSpace: 'nowrap',
            transform: `translateX(${travel * (row === 0 ? -1 : 1)}px)`,
            color: row === 0 ? ink : ground,
            // Shapes overlap inside the letters of a variable font; filled last, they leave a clean outline
            WebkitTextStroke: row === 0 ? undefined : `7px ${ink}`,
            paintOrder: 'stroke fill',
          }}
        >
          {`${text} ${text} ${text}`}
        </div>
      ))}
    </div>
  );
};

const Slam: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  return text.split(' ').map((word, index) => {
    const at = frame - 5 - index * 9;
    const scale = interpolate(at, [0, 7], [4, 1], {...CLAMP, easing: Easing.in(Easing.cubic)});
    const recoil = 1 - 0.08 * Math.exp(-Math.max(0, at - 7) / 4) * (at > 7 ? 1 : 0);
    return (
      <span
        key={index}
        style={{
          fontSize: '1.3em',
          margin: '0 0.1em',
          opacity: interpolate(at, [0, 4], [0, 1], CLAMP),
          transform: `scale(${scale * recoil})`,
        }}
      >
        {word}
      </span>
    );
  });
};

const Wave: React.FC<{text: string; ink: string}> = ({text, ink}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const id = useId();
  const height = 96 * spring({frame: frame - 2, fps, config: {damping: 13}});
  const points = Array.from({length: 85}, (_, i) => {
    const x = i * 20 - 200;
    return `${x} ${350 + height * Math.sin(x / 235 - frame / 7)}`;
  });
  return (
    <svg viewBox="0 0 1280 720" width={1280} height={720}>
      {/* Through the middle of the letters, so that they neither crowd in a valley nor gape on a crest */}
      <path id={id} d={`M${points.join(' L')}`} fill="none" />
      <use href={`#${id}`} y={120} stroke="#0b84f3" strokeWidth={12} />
      <text dy="0.29em" textAnchor="middle" fill={ink}>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  );
};

const Weight: React.FC<{text: string}> = ({text}) => {
  const frame = useCurrentFrame();
  const shown = interpolate(frame, [2, 14], [0, 1], CLAMP);
  return letters(text).map((letter, index) => (
    <span
      key={index}
      style={{
        opacity: shown,
        fontSize: '1.22em',
        fontWeight: Math.round(500 - 400 * Math.cos(frame / 6 - index * 0.75)),
      }}
    >
      {letter}
    </span>
  ));
};

const Word: React.FC<Beat> = (beat) => {
  const {text, motion, ink} = beat;
  switch (motion) {
    case 'rise':
      return <Rise text={text} />;
    case 'rows':
      return <Rows {...beat} />;
    case 'slam':
      return <Slam text={text} />;
    case 'wave':
      return <Wave text={text} ink={ink} />;
    case 'weight':
      return <Weight text={text} />;
  }
};

const Panel: React.FC<{beat: Beat; index: number}> = ({beat, index}) => {
  const frame = useCurrentFrame();
  const easing = Easing.inOut(Easing.cubic);
  const hidden = index === 0 ? 0 : interpolate(frame, [0, WIPE], [100, 0], {...CLAMP, easing});
  const leave = interpolate(frame, [BEAT, BEAT + WIPE], [0, 260], {...CLAMP, easing});
  const [x, y] = sideOf(index + 1).push;
  return (
    <AbsoluteFill style={{backgroundColor: beat.ground, clipPath: sideOf(index).clip(hidden)}}>
      <AbsoluteFill
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          color: beat.ink,
          fontSize: fit(beat.text),
          fontWeight: 800,
          letterSpacing: '-0.045em',
          translate: `${x * leave}px ${y * leave}px`,
        }}
      >
        <Word {...beat} />
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

export default function KineticType({beats}: Props) {
  // The first ground comes back last, empty: the end meets the beginning
  const closing = beats.slice(0, 1).map((first) => ({...first, text: ''}));
  return (
    <AbsoluteFill>
      {[...beats, ...closing].map((beat, index) => (
        <Sequence key={index} from={index * BEAT} durationInFrames={BEAT + WIPE}>
          <Panel beat={beat} index={index} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}
