import {noise3D} from '@remotion/noise';
import {useLayoutEffect, useMemo, useRef} from 'react';
import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  seed: string;
  count: number;
  background: string;
  /** The last color is rare and gives the sparks. */
  colors: [string, string, string];
};

type Point = {x: number; y: number; z: number};
type Formation = (i: number, count: number, turn: number) => Point;

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

const sphere: Formation = (i, count, turn) => {
  const y = 1 - (2 * (i + 0.5)) / count;
  const radius = Math.sqrt(1 - y * y);
  const angle = i * GOLDEN_ANGLE + turn;
  const tilt = 0.38;
  const z = Math.sin(angle) * radius;
  return {x: Math.cos(angle) * radius * 318, y: (y * Math.cos(tilt) - z * Math.sin(tilt)) * 318, z: z * Math.cos(tilt) + y * Math.sin(tilt)};
};

/** A play button, filled evenly; rows run from top to bottom like those of the sphere, so that paths rarely cross. */
const triangle: Formation = (i, count) => {
  const down = (i + 0.5) / count;
  const y = down < 0.5 ? Math.sqrt(down / 2) : 1 - Math.sqrt((1 - down) / 2);
  const across = (i * 0.6180339887) % 1;
  const width = 1 - Math.abs(y * 2 - 1);
  return {x: -226 + across * width * 590, y: (y - 0.5) * 664, z: across * 0.7};
};

const galaxy: Formation = (i, count, turn) => {
  const out = Math.sqrt((i + 0.5) / count);
  const angle = i * GOLDEN_ANGLE + turn * 2;
  const ripple = Math.sin(out * 15 - turn * 3) * 26;
  return {x: Math.cos(angle) * out * 640, y: Math.sin(angle) * out * 270 + ripple, z: Math.sin(angle) * out};
};

const formations = [sphere, triangle, galaxy];
const TRAVEL = 38; // frames a single particle is under way
const SPREAD = 20; // frames between the first and the last to leave

export default function Particles({seed, count, background, colors}: Props) {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const canvas = useRef<HTMLCanvasElement>(null);

  const grains = useMemo(
    () => Array.from({length: count}, (_, i) => ({delay: random(`${seed}-delay-${i}`), tone: random(`${seed}-tone-${i}`)})),
    [seed, count],
  );

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) {
      return;
    }

    const stay = durationInFrames / formations.length;
    const place = (i: number, at: number): Point => {
      const time = (at + durationInFrames) % durationInFrames;
      const current = Math.floor(time / stay);
      const turn = (time / durationInFrames) * Math.PI * 2;
      const delay = grains[i]!.delay * SPREAD * 0.5 + (i / count) * SPREAD * 0.5;
      const leave = stay - TRAVEL - SPREAD + delay;
      const way = interpolate(time % stay, [leave, leave + TRAVEL], [0, 1], {
        extrapolateLeft: 'clamp',
        extrapolateRight: 'clamp',
        easing: Easing.bezier(0.65, 0, 0.2, 1),
      });
      const a = formations[current]!(i, count, turn);
      if (way === 0) {
        return a;
      }
      const b = formations[(current + 1) % formations.length]!(i, count, turn);
      // Half way between two shapes the particles are carried off by a wind, which is zero at both ends.
      const wind = Math.sin(way * Math.PI) * 190;
      const x = a.x + (b.x - a.x) * way;
      const y = a.y + (b.y - a.y) * way;
      return {
        x: x + noise3D(`${seed}-x`, x / 260, y / 260, current + way) * wind,
        y: y + noise3D(`${seed}-y`, x / 260, y / 260, current + way) * wind,
        z: a.z + (b.z - a.z) * way,
      };
    };

    context.setTransform(1, 0, 0, 1, width / 2, height / 2);
    context.clearRect(-width / 2, -height / 2, width, height);
    context.globalCompositeOperation = 'lighter';
    context.lineCap = 'round';
    for (let i = 0; i < count; i++) {
      const {x, y, z} = place(i, frame);
      const before = place(i, frame - 0.6);
      const tone = grains[i]!.tone;
      const near = (z + 1) / 2;
      context.strokeStyle = colors[tone > 0.94 ? 2 : tone > 0.5 ? 1 : 0];
      // A streak spreads the light of its dot over its length.
      context.globalAlpha = (0.3 + near * 0.7) / (1 + Math.hypot(x - before.x, y - before.y) * 0.045);
      // Sizes vary a lot, as in a handful of sand: that's what gives depth.
      context.lineWidth = (2.2 + near * 5.2) * (tone > 0.94 ? 2.2 : 0.7 + tone * 0.7);
      // From where it was to where it is: a dot at rest, a streak in flight.
      context.beginPath();
      context.moveTo(before.x, before.y);
      context.lineTo(x + 0.01, y);
      context.stroke();
    }
  }, [frame, width, height, durationInFrames, seed, count, colors, grains]);

  return (
    <AbsoluteFill style={{backgroundColor: background}}>
      <svg width={width} height={height} style={{position: 'absolute'}}>
        <radialGradient id="glow" gradientUnits="userSpaceOnUse" cx={width * 0.5} cy={height * 0.5} r={width * 0.5}>
          <stop stopColor={`color-mix(in oklab, ${background}, ${colors[0]} 24%)`} />
          <stop offset={1} stopColor={background} />
        </radialGradient>
        <rect width={width} height={height} fill="url(#glow)" />
      </svg>
      <canvas ref={canvas} width={width} height={height} style={{position: 'absolute'}} />
    </AbsoluteFill>
  );
}
