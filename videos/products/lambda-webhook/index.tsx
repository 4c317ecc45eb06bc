import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 330;
const WIDTH = 880;
const START = 15;
const DONE = 125;
const POLLS = 12;

/** Polling asks again and again while the render runs; a webhook is one call when it ends. */
export default function LambdaWebhook() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [START, DONE], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const label = (text: string, top: number) => <div style={{position: 'absolute', left: 60, top, fontSize: 48, fontWeight: 600}}>{text}</div>;
  const line = (top: number) => <div style={{position: 'absolute', left: LEFT, top, width: WIDTH, height: 6, borderRadius: 3, backgroundColor: '#2a3857'}} />;
  const call = interpolate(frame, [DONE, DONE + 12], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      {label('Render', 114)}
      <div style={{position: 'absolute', left: LEFT, top: 100, width: WIDTH, height: 90, borderRadius: 20, backgroundColor: '#1c2740', overflow: 'hidden'}}>
        <div style={{width: `${progress * 100}%`, height: '100%', backgroundColor: '#ffb020'}} />
      </div>
      {label('Polling', 324)}
      {line(350)}
      {Array.from({length: POLLS}, (_, i) => {
        const at = (i + 1) / POLLS;
        return progress >= at ? <div key={i} style={{position: 'absolute', left: LEFT + at * WIDTH - 26, top: 327, width: 52, height: 52, borderRadius: 26, backgroundColor: i === POLLS - 1 ? '#ffb020' : '#0b84f3'}} /> : null;
      })}
      <div style={{position: 'absolute', left: LEFT, top: 400, fontSize: 40, color: '#a9b4c8'}}>{Math.floor(progress * POLLS)} requests</div>
      {label('Webhook', 544)}
      {line(570)}
      <div style={{position: 'absolute', left: LEFT + WIDTH - 45, top: 528, width: 90, height: 90, borderRadius: 45, backgroundColor: '#ffb020', scale: String(call), display: 'flex', alignItems: 'center', justifyContent: 'center'}}>
        <svg width={50} height={50} viewBox="0 0 50 50"><path d="M10 26 L21 37 L41 13" stroke="#10131a" strokeWidth={8} fill="none" strokeLinecap="round" strokeLinejoin="round" /></svg>
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 620, fontSize: 40, color: '#a9b4c8'}}>{frame >= DONE ? '1 request' : '0 requests'}</div>
    </AbsoluteFill>
  );
}
