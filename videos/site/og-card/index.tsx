import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type OgCardProps = {
  eyebrow: string;
  title: string;
  footer: string;
};

const FRAMES = 12;
const GAP = 10;
const STRIP = 1040;
const CELL = (STRIP - GAP * (FRAMES - 1)) / FRAMES;
const PLAYHEAD = 7.62; // frames from the left, where the strip turns from shown to to come

/** Long titles get smaller type: three lines must fit between eyebrow and strip. */
const sizeFor = (title: string) => [
  {upTo: 18, size: 112},
  {upTo: 34, size: 92},
  {upTo: 60, size: 76},
  {upTo: 90, size: 62},
].find(({upTo}) => title.length <= upTo)?.size ?? 52;

const Logo = () => (
  <div style={{display: 'flex', alignItems: 'center', gap: 14, fontSize: 34, fontWeight: 650, letterSpacing: '-0.02em'}}>
    <svg viewBox="0 0 24 24" width={46} height={46}>
      <g fill="#f7f8fa">
        <rect x=".8" y="6.6" width="5.4" height="13.6" rx="1.5" />
        <path d="M9.1 6.6h2.3l1.4 1.6v12H9.1a1.5 1.5 0 0 1-1.5-1.5V8.1a1.5 1.5 0 0 1 1.5-1.5Z" />
        <path opacity=".4" d="M19 6.6h2.7a1.5 1.5 0 0 1 1.5 1.5v10.6a1.5 1.5 0 0 1-1.5 1.5h-4.1V8.1Z" />
      </g>
      <path fill="#0b84f3" d="M11.9 1h6.6a1 1 0 0 1 1 1v1.9c0 .4-.2.8-.5 1.1l-2.6 2.6V22a1.2 1.2 0 0 1-2.4 0V7.6L11.4 5a1.6 1.6 0 0 1-.5-1.1V2a1 1 0 0 1 1-1Z" />
    </svg>
    Remotion
  </div>
);

/** One square in twelve frames: it rolls along an arc, so the strip reads as a film of one movement. */
const Cell = ({index, shown}: {index: number; shown: boolean}) => {
  const t = index / (FRAMES - 1);
  return (
    <div style={{position: 'relative', width: CELL, height: 92, borderRadius: 12, overflow: 'hidden', backgroundColor: shown ? '#1a2845' : '#141d31'}}>
      <div
        style={{
          position: 'absolute',
          left: 16 + t * (CELL - 32 - 28),
          top: 46 - Math.sin(t * Math.PI) * 30,
          width: 28,
          height: 28,
          borderRadius: 8,
          rotate: `${t * 180}deg`,
          backgroundColor: shown ? '#7cc4ff' : '#2b3a5a',
        }}
      />
    </div>
  );
};

export default function OgCard({eyebrow, title, footer}: OgCardProps) {
  const {durationInFrames} = useVideoConfig();
  const at = (PLAYHEAD + (useCurrentFrame() / durationInFrames) * 3) * (CELL + GAP);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '64px 80px 72px', justifyContent: 'space-between'}}>
      <div style={{display: 'flex', justifyContent: 'space-between', alignItems: 'center'}}>
        <Logo />
        <div style={{fontSize: 28, color: '#7cc4ff', fontWeight: 500}}>{eyebrow}</div>
      </div>
      <div style={{fontSize: sizeFor(title), fontWeight: 700, lineHeight: 1.06, letterSpacing: '-0.035em', textWrap: 'balance', overflowWrap: 'anywhere', maxHeight: 270, overflow: 'hidden'}}>
        {title}
      </div>
      <div>
        <div style={{position: 'relative', display: 'flex', gap: GAP}}>
          {Array.from({length: FRAMES}, (_, index) => (
            <Cell key={index} index={index} shown={index * (CELL + GAP) < at} />
          ))}
          <svg width={44} height={150} viewBox="0 0 44 150" style={{position: 'absolute', left: at - 22, top: -40}}>
            <path fill="#0b84f3" d="M6 0h32a6 6 0 0 1 6 6v10a8 8 0 0 1-2.4 5.7L25 38v109a3 3 0 0 1-6 0V38L2.4 21.7A8 8 0 0 1 0 16V6a6 6 0 0 1 6-6Z" />
          </svg>
        </div>
        <div style={{marginTop: 30, fontSize: 26, color: '#9fb0cc'}}>{footer}</div>
      </div>
    </AbsoluteFill>
  );
}
