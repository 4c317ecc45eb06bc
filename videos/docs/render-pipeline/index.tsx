import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const FRAMES = 24;
const START = 34;

const Station = ({left, title, note, glow}: {left: number; title: string; note: string; glow: number}) => (
  <div style={{position: 'absolute', left, top: 250, width: 270, display: 'flex', flexDirection: 'column', gap: 18}}>
    <div style={{fontSize: 46, color: '#f7f8fa'}}>{title}</div>
    <div style={{height: 220, borderRadius: 24, backgroundColor: '#1c2740', border: `5px solid rgba(124, 196, 255, ${0.12 + glow * 0.88})`}} />
    <div style={{fontSize: 40, color: '#8f9bb3', lineHeight: 1.2}}>{note}</div>
  </div>
);

/** From source code to a file: the bundle is opened in several tabs, their frames go to the encoder. */
export default function RenderPipeline() {
  const frame = useCurrentFrame();
  const done = interpolate(frame, [START + 24, START + 24 + FRAMES * 4], [0, 1], HOLD);
  const active = (from: number, to: number) => interpolate(frame, [from, from + 8, to, to + 8], [0, 1, 1, 0], HOLD);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 70, top: 80, fontSize: 64, color: '#f7f8fa'}}>One render</div>
      <Station left={70} title="Bundle" note="webpack" glow={active(0, 26)} />
      <Station left={505} title="Browser" note="a screenshot per frame" glow={active(START, START + 112)} />
      <Station left={940} title="Encoder" note="FFmpeg" glow={active(START + 20, START + 124)} />

      {/* The bundle */}
      {[0, 1, 2, 3].map((i) => (
        <div key={i} style={{position: 'absolute', left: 110, top: 352 + i * 42, height: 22, borderRadius: 11, width: [190, 130, 170, 90][i] * interpolate(frame, [2 + i * 5, 14 + i * 5], [0, 1], HOLD), backgroundColor: i % 2 ? '#0b84f3' : '#7cc4ff'}} />
      ))}

      {/* Four tabs, each with the frame it draws */}
      {[0, 1, 2, 3].map((tab) => (
        <div key={tab} style={{position: 'absolute', left: 535 + (tab % 2) * 112, top: 348 + Math.floor(tab / 2) * 92, width: 98, height: 76, borderRadius: 12, overflow: 'hidden', backgroundColor: '#0d1321'}}>
          <div style={{height: '100%', width: `${frame > START && done < 1 ? ((frame - START + tab * 4) % 16) * 6.25 : done === 1 ? 100 : 0}%`, backgroundColor: '#0b84f3'}} />
        </div>
      ))}

      {/* Frames on their way to the encoder */}
      {Array.from({length: FRAMES}, (_, i) => {
        const at = START + 14 + i * 4;
        const move = interpolate(frame, [at, at + 14], [0, 1], {...HOLD, easing: Easing.inOut(Easing.quad)});
        return move > 0 && move < 1 ? (
          <div key={i} style={{position: 'absolute', left: 780 + move * 140, top: 372 + random(`lane ${i}`) * 100, width: 56, height: 34, borderRadius: 6, backgroundColor: '#ffb020'}} />
        ) : null;
      })}
      <div style={{position: 'absolute', left: 980, top: 400, width: 190, height: 46, borderRadius: 23, overflow: 'hidden', backgroundColor: '#0d1321'}}>
        <div style={{width: `${done * 100}%`, height: '100%', backgroundColor: '#ffb020'}} />
      </div>
      <div style={{position: 'absolute', left: 980, top: 466, width: 190, textAlign: 'center', fontSize: 40, color: done === 1 ? '#ffb020' : '#8f9bb3'}}>{done === 1 ? 'video.mp4' : `${Math.round(done * 100)} %`}</div>
      <div style={{position: 'absolute', left: 360, top: 396, fontSize: 64, color: '#7cc4ff', opacity: interpolate(frame, [24, START], [0.15, 1], HOLD), width: 130, textAlign: 'center'}}>→</div>
    </AbsoluteFill>
  );
}
