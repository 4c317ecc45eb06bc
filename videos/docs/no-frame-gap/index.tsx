import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 80;
const WIDTH = 1120;
// Seconds at which the file really contains a video frame
const frames = [...new Array(9).fill(0).map((_, i) => i * 0.5), ...new Array(5).fill(0).map((_, i) => 7.5 + i * 0.5)];
const x = (second: number) => LEFT + (second / 10) * WIDTH;

export default function NoFrameGap() {
  const frame = useCurrentFrame();
  const now = interpolate(frame, [0, 149], [0, 9.9]);
  const nearest = Math.min(...frames.map((f) => Math.abs(f - now)));
  const missing = nearest > 1;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: LEFT, top: 64, fontSize: 52, fontWeight: 700}}>screen-recording.mp4</div>
      <div style={{position: 'absolute', left: LEFT, top: 178}}>Video track</div>
      <div style={{position: 'absolute', left: LEFT, top: 240, width: WIDTH, height: 120, borderRadius: 16, backgroundColor: '#26314a'}} />
      {frames.map((f) => (
        <div key={f} style={{position: 'absolute', left: x(f), top: 252, width: 46, height: 96, borderRadius: 10, backgroundColor: Math.abs(f - now) < 0.26 ? '#0b84f3' : '#7cc4ff'}} />
      ))}
      <div style={{position: 'absolute', left: x(4.5), top: 240, width: x(7.5) - x(4.5), height: 120, textAlign: 'center', lineHeight: '120px', color: '#9aa7bd'}}>nothing moved</div>
      <div style={{position: 'absolute', left: LEFT, top: 394}}>Audio track</div>
      <div style={{position: 'absolute', left: LEFT, top: 456, width: WIDTH, height: 50, borderRadius: 16, backgroundColor: '#7cc4ff'}} />
      <div style={{position: 'absolute', left: x(now) - 3, top: 226, width: 6, height: 294, backgroundColor: missing ? '#ff6b5e' : '#f7f8fa'}} />
      <div style={{position: 'absolute', left: LEFT, top: 574, fontSize: 48, fontWeight: 700, color: missing ? '#ff6b5e' : '#f7f8fa'}}>
        {missing ? `No frame found at ${now.toFixed(1)} s` : `Frame for ${now.toFixed(1)} s`}
      </div>
    </AbsoluteFill>
  );
}
