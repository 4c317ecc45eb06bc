import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {before: string; after: string};

const INK = {ground: '#0a0e17', panel: '#121a2b', line: '#24304a', text: '#f7f8fa', muted: '#93a1bd', blue: '#0b84f3', amber: '#ffb020'};
const TIMELINE = {left: 216, width: 1000, frames: 120};
const LAYERS = [
  {name: 'Background', from: 0, length: 120, color: '#0b84f3'},
  {name: 'Title', from: 18, length: 84, color: '#ffb020'},
  {name: 'Wheel', from: 6, length: 114, color: '#7cc4ff'},
];

/** From one value to another between two frames, softly. */
const ease = (frame: number, frames: [number, number], values: [number, number]) =>
  interpolate(frame, frames, values, {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

/** The frame on the canvas: it plays, is scrubbed back and forth, and stands still while the video renders. */
const shownFrame = (frame: number): number => {
  if (frame < 100) {
    return 30 + frame * 0.5;
  }
  return frame < 134 ? ease(frame, [106, 130], [80, 24]) : ease(frame, [136, 160], [24, 96]);
};

/** Types `after` over `before`, letter by letter. */
const typed = (frame: number, {before, after}: Props): string => {
  const letters = Math.max(0, Math.floor((frame - 30) / 3));
  return frame < 30 ? before : after.slice(0, letters);
};

/** Where the pointer is: at the field, at the playhead, at the button. */
const pointerAt = (frame: number, playhead: number) => {
  if (frame < 84) {
    return {x: ease(frame, [0, 24], [720, 1060]), y: ease(frame, [0, 24], [430, 186])};
  }
  if (frame < 164) {
    return {x: ease(frame, [84, 104], [1060, playhead]), y: ease(frame, [84, 104], [186, 534])};
  }
  return {x: ease(frame, [164, 180], [playhead, 1160]), y: ease(frame, [164, 180], [534, 46])};
};

const Panel: React.FC<React.PropsWithChildren<{x: number; y: number; width: number; height: number; lit?: number}>> = ({
  x,
  y,
  width,
  height,
  lit = 0,
  children,
}) => (
  <div
    style={{
      position: 'absolute',
      left: x,
      top: y,
      width,
      height,
      borderRadius: 12,
      backgroundColor: INK.panel,
      boxShadow: `inset 0 0 0 ${1 + 2 * lit}px ${lit > 0.5 ? INK.amber : INK.line}`,
      overflow: 'hidden',
    }}
  >
    {children}
  </div>
);

const Text: React.FC<React.PropsWithChildren<{x: number; y: number; size?: number; color?: string; bold?: boolean}>> = ({
  x,
  y,
  size = 18,
  color = INK.muted,
  bold = false,
  children,
}) => (
  <div style={{position: 'absolute', left: x, top: y, fontSize: size, fontWeight: bold ? 650 : 450, color, whiteSpace: 'pre'}}>{children}</div>
);

const Wheel: React.FC<{turn: number}> = ({turn}) => (
  <svg viewBox="-100 -100 200 200" style={{position: 'absolute', right: 44, top: 40, width: 210}}>
    {Array.from({length: 12}, (_, i) => (
      <rect key={i} x={-6} y={-92} width={12} height={48} rx={6} fill={i % 2 ? INK.amber : '#10131a'} transform={`rotate(${i * 30 + turn})`} />
    ))}
    <circle r={22} fill="white" />
  </svg>
);

/** The Studio at work: someone edits a prop, scrubs the timeline and renders. */
export default function HomeStudio(props: Props) {
  const frame = useCurrentFrame();
  const at = shownFrame(frame);
  const title = typed(frame, props);
  const playhead = TIMELINE.left + (at / TIMELINE.frames) * TIMELINE.width;
  const pointer = pointerAt(frame, playhead);
  const rise = ease(at, [18, 40], [60, 0]);
  const progress = ease(frame, [190, 238], [0, 1]);
  const editing = ease(frame, [20, 26], [0, 1]) - ease(frame, [84, 92], [0, 1]);
  const scrubbing = ease(frame, [100, 106], [0, 1]) - ease(frame, [162, 170], [0, 1]);
  const rendering = frame >= 182;

  return (
    <AbsoluteFill style={{backgroundColor: INK.ground, color: INK.text}}>
      <Text x={24} y={32} size={22} color={INK.text} bold>
        Studio
      </Text>
      <div
        style={{
          position: 'absolute',
          left: 1092,
          top: 22,
          width: 164,
          height: 48,
          borderRadius: 10,
          backgroundColor: INK.blue,
          scale: String(1 - 0.06 * (ease(frame, [178, 182], [0, 1]) - ease(frame, [182, 187], [0, 1]))),
          display: 'grid',
          placeItems: 'center',
          fontSize: 20,
          fontWeight: 650,
        }}
      >
        Render
      </div>

      <Panel x={24} y={88} width={176} height={408}>
        <Text x={18} y={18} size={16}>
          Compositions
        </Text>
        {['Intro', 'Launch', 'Outro', 'Poster'].map((name, i) => (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 8,
              right: 8,
              top: 52 + i * 46,
              padding: '8px 10px',
              borderRadius: 8,
              fontSize: 19,
              backgroundColor: i === 1 ? INK.line : 'transparent',
              color: i === 1 ? INK.text : INK.muted,
            }}
          >
            {name}
          </div>
        ))}
      </Panel>

      <Panel x={216} y={88} width={676} height={408}>
        <div style={{position: 'absolute', left: 28, top: 28, width: 620, height: 349, overflow: 'hidden', backgroundColor: INK.blue}}>
          <Wheel turn={at * 3} />
          <div style={{position: 'absolute', left: 40, bottom: 28, height: 92, overflow: 'hidden'}}>
            <div style={{fontSize: 76, lineHeight: 1.2, fontWeight: 720, letterSpacing: '-0.04em', whiteSpace: 'pre', translate: `0 ${rise * 1.6}%`}}>
              {title}
            </div>
          </div>
        </div>
      </Panel>

      <Panel x={908} y={88} width={348} height={408} lit={editing}>
        <Text x={22} y={18} size={16} color={rendering ? INK.muted : INK.text}>
          Props
        </Text>
        <Text x={96} y={18} size={16} color={rendering ? INK.text : INK.muted}>
          Renders
        </Text>
        {rendering ? (
          <>
            <Text x={22} y={70} size={20} color={INK.text}>
              launch.mp4
            </Text>
            <div style={{position: 'absolute', left: 22, right: 22, top: 108, height: 10, borderRadius: 5, backgroundColor: INK.line}}>
              <div style={{width: `${progress * 100}%`, height: 10, borderRadius: 5, backgroundColor: progress === 1 ? '#6fd39b' : INK.amber}} />
            </div>
            <Text x={22} y={134}>
              {progress === 1 ? 'Done' : `${Math.round(progress * TIMELINE.frames)} of ${TIMELINE.frames} frames`}
            </Text>
          </>
        ) : (
          <>
            <Text x={22} y={60}>
              title
            </Text>
            <div
              style={{
                position: 'absolute',
                left: 22,
                right: 22,
                top: 90,
                height: 50,
                padding: '10px 14px',
                borderRadius: 8,
                backgroundColor: INK.ground,
                fontSize: 21,
                whiteSpace: 'pre',
              }}
            >
              {title}
              <span style={{opacity: editing > 0.5 && frame % 16 < 10 ? 1 : 0, color: INK.amber}}>|</span>
            </div>
            <Text x={22} y={164}>
              color
            </Text>
            {[INK.blue, INK.amber, '#10131a'].map((color, i) => (
              <div
                key={color}
                style={{
                  position: 'absolute',
                  left: 22 + i * 58,
                  top: 196,
                  width: 44,
                  height: 44,
                  borderRadius: 22,
                  backgroundColor: color,
                  boxShadow: i === 0 ? `0 0 0 3px ${INK.panel}, 0 0 0 5px ${INK.text}` : `inset 0 0 0 1px ${INK.line}`,
                }}
              />
            ))}
            <Text x={22} y={266}>
              spokes
            </Text>
            <div style={{position: 'absolute', left: 22, right: 22, top: 308, height: 6, borderRadius: 3, backgroundColor: INK.line}} />
            <div style={{position: 'absolute', left: 160, top: 300, width: 22, height: 22, borderRadius: 11, backgroundColor: INK.text}} />
          </>
        )}
      </Panel>

      <Panel x={24} y={512} width={1232} height={184} lit={scrubbing}>
        {LAYERS.map(({name, from, length, color}, i) => (
          <div key={name}>
            <Text x={18} y={52 + i * 42}>
              {name}
            </Text>
            <div
              style={{
                position: 'absolute',
                left: TIMELINE.left - 24 + (from / TIMELINE.frames) * TIMELINE.width,
                top: 48 + i * 42,
                width: (length / TIMELINE.frames) * TIMELINE.width,
                height: 32,
                borderRadius: 7,
                backgroundColor: color,
              }}
            />
          </div>
        ))}
        {Array.from({length: 25}, (_, i) => (
          <div
            key={i}
            style={{
              position: 'absolute',
              left: TIMELINE.left - 24 + (i / 24) * TIMELINE.width,
              top: i % 6 === 0 ? 14 : 22,
              width: 1,
              height: i % 6 === 0 ? 18 : 10,
              backgroundColor: '#5b6a8c',
            }}
          />
        ))}
      </Panel>
      <div style={{position: 'absolute', left: playhead - 1.5, top: 524, width: 3, height: 160, backgroundColor: INK.text}}>
        <div style={{position: 'absolute', left: -9, top: -2, width: 21, height: 18, borderRadius: '4px 4px 10px 10px', backgroundColor: INK.text}} />
      </div>
      <Text x={42} y={526} color={INK.text} bold>
        {`frame ${Math.round(at)}`}
      </Text>

      <svg viewBox="0 0 24 24" style={{position: 'absolute', left: pointer.x, top: pointer.y, width: 40}}>
        <path d="M3 2 L3 19 L8 15 L11 22 L14 21 L11 14 L17 14 Z" fill="white" stroke="#10131a" strokeWidth={1.4} strokeLinejoin="round" />
      </svg>
    </AbsoluteFill>
  );
}
