import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const TOTAL = 300;
const FPS = 30;
const format = (at: number) => `${Math.floor(at / FPS / 60)}:${String(Math.floor(at / FPS) % 60).padStart(2, '0')}`;

/** A control bar: the position of the pointer becomes a frame, the frame becomes a time. */
export default function SeekBar() {
  const frame = useCurrentFrame();
  const at = interpolate(frame, [0, 50, 80, 100, 170], [40, 90, 250, 250, 300], {easing: Easing.inOut(Easing.quad), extrapolateRight: 'clamp'});
  const dragging = frame >= 50 && frame < 100;
  const x = 70 + (at / TOTAL) * 1140;
  const hue = interpolate(at, [0, TOTAL], [0, 1]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 70, top: 50, width: 1140, height: 380, borderRadius: 28, backgroundColor: '#1c2740', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: -160 + hue * 1140, top: 70, width: 240, height: 240, borderRadius: 120, backgroundColor: '#ffb020'}} />
      </div>
      <div style={{position: 'absolute', left: 70, top: 505, width: 1140, height: 16, borderRadius: 8, backgroundColor: '#3a4a70'}} />
      <div style={{position: 'absolute', left: 70, top: 505, width: x - 70, height: 16, borderRadius: 8, backgroundColor: '#0b84f3'}} />
      <div style={{position: 'absolute', left: x - 26, top: 487, width: 52, height: 52, borderRadius: 26, backgroundColor: '#f7f8fa', scale: dragging ? '1.3' : '1'}} />
      <div style={{position: 'absolute', left: 70, right: 70, top: 590, display: 'flex', justifyContent: 'space-between'}}>
        <span>
          {format(at)} <span style={{color: '#8f9bb3'}}>/ {format(TOTAL)}</span>
        </span>
        <span style={{color: dragging ? '#ffb020' : '#8f9bb3'}}>{dragging ? `seekTo(${Math.round(at)})` : `frame ${Math.round(at)}`}</span>
      </div>
    </AbsoluteFill>
  );
}
