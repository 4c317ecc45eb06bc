import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

const STARTUP = 5; // seconds to start a function, Chrome and the site: an assumption
const PER_FRAME = 0.12; // seconds to draw a frame: an assumption
const AREA = {left: 60, top: 150, width: 1160, height: 470};

/** Each line is a function: first it starts (blue), then it draws its share of the frames (amber). */
export default function LambdaConcurrency({frames = 900, framesPerLambda = 20}: {frames?: number; framesPerLambda?: number}) {
  const frame = useCurrentFrame();
  const count = Math.ceil(frames / framesPerLambda);
  const seconds = STARTUP + Math.min(frames, framesPerLambda) * PER_FRAME;
  const scale = AREA.width / (seconds * 1.12);
  const now = interpolate(frame, [10, 120], [0, seconds * 1.12], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const row = Math.min(46, AREA.height / count);
  const tooMany = count > 200;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 50, right: 60, display: 'flex', justifyContent: 'space-between', fontSize: 52, fontWeight: 700}}>
        <span style={{color: tooMany ? '#ffb020' : '#f7f8fa'}}>{tooMany ? `${count} functions: too many` : `${count} ${count === 1 ? 'function' : 'functions'}`}</span>
        <span>≈ {Math.round(seconds)} s</span>
      </div>
      {Array.from({length: Math.min(count, 470)}, (_, i) => {
        const share = i === count - 1 ? frames - framesPerLambda * (count - 1) : framesPerLambda;
        const startup = STARTUP * (0.85 + random(`start ${i}`) * 0.3);
        const end = startup + share * PER_FRAME * (0.9 + random(`draw ${i}`) * 0.2);
        return (
          <div key={i} style={{position: 'absolute', left: AREA.left, top: AREA.top + i * row, height: Math.max(1, row * 0.78), opacity: tooMany ? 0.35 : 1}}>
            <div style={{position: 'absolute', height: '100%', borderRadius: Math.min(8, row / 3), width: Math.min(now, startup) * scale, backgroundColor: '#0b5fb0'}} />
            <div style={{position: 'absolute', left: startup * scale, height: '100%', borderRadius: Math.min(8, row / 3), width: Math.max(0, Math.min(now, end) - startup) * scale, backgroundColor: '#ffb020'}} />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 60, bottom: 30, display: 'flex', gap: 60, fontSize: 40}}>
        <span><b style={{color: '#4aa3f5'}}>■</b> starting</span>
        <span><b style={{color: '#ffb020'}}>■</b> drawing frames</span>
      </div>
    </AbsoluteFill>
  );
}
