import {useId} from 'react';
import {AbsoluteFill, Easing, interpolate, interpolateColors, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Finish = {name: string; shade: string; dark: string; panel: string; ground: string};
type Props = {
  name: string;
  tagline: string;
  price: string;
  button: string;
  finishes: Finish[];
};

const SWAP = 26;
const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const SWATCH = {size: 60, gap: 22};

const Lamp: React.FC<{finish: Finish; light: number}> = ({finish, light}) => {
  const shade = useId();
  return (
    <svg viewBox="0 0 400 520" width={400} height={520} style={{overflow: 'visible'}}>
      <defs>
        <linearGradient id={shade} x1="0" x2="1">
          <stop offset="0" stopColor={finish.shade} />
          <stop offset="0.35" stopColor={finish.shade} />
          <stop offset="1" stopColor={finish.dark} />
        </linearGradient>
      </defs>
      <path d="M176 240 H224 L232 462 H168 Z" fill={`url(#${shade})`} />
      <path d="M84 500 C84 458 140 444 200 444 S316 458 316 500 Z" fill={`url(#${shade})`} />
      <ellipse cx="200" cy="248" rx="176" ry="30" fill={interpolateColors(light, [0, 1], [finish.dark, '#fff3d4'])} />
      <path
        d="M20 244 C20 110 100 24 200 24 S380 110 380 244 C380 262 300 254 200 254 S20 262 20 244 Z"
        fill={`url(#${shade})`}
      />
      <path
        d="M64 196 C76 122 116 76 166 62"
        fill="none"
        stroke="#ffffff"
        strokeWidth="14"
        strokeLinecap="round"
        opacity="0.4"
      />
    </svg>
  );
};

/** One finish after the other, each for the same time; the last one hands over to the first. */
const useFinishes = (finishes: Finish[]) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const turn = durationInFrames / finishes.length;
  const index = Math.floor(frame / turn);
  const since = frame - index * turn;
  return {
    index,
    previous: (index + finishes.length - 1) % finishes.length,
    since,
    change: interpolate(since, [0, SWAP], [0, 1], {...CLAMP, easing: Easing.inOut(Easing.cubic)}),
    land: spring({frame: since - 5, fps, config: {damping: 13, mass: 0.8}}),
    leave: interpolate(since, [0, 12], [0, 1], {...CLAMP, easing: Easing.in(Easing.cubic)}),
  };
};

export default function ProductCard({name, tagline, price, button, finishes}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {index, previous, since, change, land, leave} = useFinishes(finishes);
  const now = finishes[index]!;
  const before = finishes[previous]!;
  // Blinks once before it stays on, as an old lamp does
  const light = interpolate(since, [24, 27, 30, 38], [0, 0.6, 0.25, 1], CLAMP);
  const sway = Math.sin((frame / durationInFrames) * Math.PI * 2);
  const mix = (pick: (finish: Finish) => string) => interpolateColors(change, [0, 1], [pick(before), pick(now)]);
  const swatchAt = (previous + (index - previous) * change) * (SWATCH.size + SWATCH.gap);
  const press = interpolate(since, [46, 50, 58], [1, 0.95, 1], CLAMP);

  return (
    <AbsoluteFill
      style={{
        backgroundColor: mix(({ground}) => ground),
        color: '#10131a',
        alignItems: 'center',
        justifyContent: 'center',
        perspective: 1600,
      }}
    >
      <div
        style={{
          position: 'relative',
          width: 1090,
          height: 540,
          borderRadius: 44,
          backgroundColor: '#ffffff',
          boxShadow: `${-sway * 24}px 40px 90px rgb(16 19 26 / 22%)`,
          transform: `translateY(20px) rotateY(${sway * 5}deg) rotateX(2deg)`,
          transformStyle: 'preserve-3d',
        }}
      >
        <div
          style={{
            position: 'absolute',
            inset: '0 auto 0 0',
            width: 490,
            borderRadius: '44px 0 0 44px',
            overflow: 'hidden',
            backgroundColor: before.panel,
          }}
        >
          <div
            style={{
              position: 'absolute',
              left: 245,
              top: 540,
              width: 1400,
              height: 1400,
              margin: -700,
              borderRadius: 700,
              backgroundColor: now.panel,
              scale: String(change),
            }}
          />
          <div
            style={{
              position: 'absolute',
              inset: 0,
              opacity: Math.max(light, 1 - leave * 2),
              mixBlendMode: 'screen',
              background:
                'radial-gradient(circle at 245px 240px, #fff1d2 8%, rgb(255 226 170 / 55%) 38%, rgb(255 214 140 / 0%) 72%)',
            }}
          />
          <div
            style={{
              position: 'absolute',
              left: 75,
              top: 448,
              width: 340,
              height: 32,
              borderRadius: '50%',
              backgroundColor: '#10131a',
              opacity: 0.22,
              scale: String(Math.max(1 - leave, land)),
            }}
          />
        </div>
        {[
          {finish: before, y: -leave * 160, tilt: leave * -8, size: 1, opacity: 1 - leave, light: 1 - leave},
          {finish: now, y: 0, tilt: (1 - land) * 10, size: land, opacity: 1, light},
        ].map((lamp, layer) => (
          <div
            key={layer}
            style={{
              position: 'absolute',
              left: 45,
              top: -36,
              opacity: lamp.opacity,
              transformOrigin: '50% 96%',
              transform: `translate3d(${sway * -8}px, ${lamp.y}px, 50px) rotate(${lamp.tilt}deg) scale(${lamp.size})`,
            }}
          >
            <Lamp finish={lamp.finish} light={lamp.light} />
          </div>
        ))}
        <div style={{position: 'absolute', left: 552, top: 56, right: 56}}>
          <div style={{fontSize: 88, lineHeight: 1, fontWeight: 800, letterSpacing: '-0.045em'}}>{name}</div>
          <div style={{marginTop: 16, fontSize: 40, lineHeight: 1.2, color: '#5a6475', textWrap: 'balance'}}>
            {tagline}
          </div>
          <div style={{display: 'flex', alignItems: 'center', gap: 34, marginTop: 42}}>
            <div style={{position: 'relative', display: 'flex', gap: SWATCH.gap}}>
              {finishes.map((finish) => (
                <div
                  key={finish.name}
                  style={{
                    width: SWATCH.size,
                    height: SWATCH.size,
                    borderRadius: SWATCH.size,
                    backgroundColor: finish.shade,
                  }}
                />
              ))}
              <div
                style={{
                  position: 'absolute',
                  left: swatchAt - 9,
                  top: -9,
                  width: SWATCH.size + 18,
                  height: SWATCH.size + 18,
                  boxSizing: 'border-box',
                  borderRadius: SWATCH.size,
                  border: '5px solid #10131a',
                }}
              />
            </div>
            <div style={{height: 52, overflow: 'hidden', fontSize: 40, lineHeight: '52px', fontWeight: 600}}>
              <div style={{translate: `0 ${-52 * change}px`}}>
                <div>{before.name}</div>
                <div>{now.name}</div>
              </div>
            </div>
          </div>
        </div>
        <div
          style={{
            position: 'absolute',
            left: 552,
            right: 56,
            bottom: 56,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <div style={{fontSize: 72, fontWeight: 700, letterSpacing: '-0.03em'}}>{price}</div>
          <div
            style={{
              padding: '18px 40px 20px',
              borderRadius: 60,
              fontSize: 40,
              fontWeight: 650,
              color: '#ffffff',
              backgroundColor: '#0b6fd0',
              scale: String(press),
            }}
          >
            {button}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
}
