import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 70;
const WIDTH = 1140;

/** A sequence on a timeline: premounted (invisible, loading) first, then visible. */
export default function Premount({premountFor = 30}: {premountFor?: number}) {
  const frame = useCurrentFrame();
  const total = 150;
  const from = 70;
  const end = 130;
  const x = (at: number) => LEFT + (at / total) * WIDTH;
  const mountedAt = Math.max(0, from - premountFor);
  const loaded = interpolate(frame, [mountedAt, mountedAt + 26], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const state = frame < mountedAt || frame >= end ? 'not mounted' : frame < from ? 'premounted' : loaded < 1 ? 'visible, still loading' : 'visible';
  const color = state === 'visible' ? '#7cc4ff' : state === 'premounted' ? '#ffb020' : state === 'not mounted' ? '#8f9bb3' : '#ff7a6b';

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: LEFT, top: 70, fontSize: 64, color}}>{state}</div>
      <div style={{position: 'absolute', right: 70, top: 84, color: '#8f9bb3'}}>Frame {frame}</div>
      <div style={{position: 'absolute', left: LEFT, top: 212, width: WIDTH, height: 120, borderRadius: 20, backgroundColor: '#1c2740'}} />
      {premountFor > 0 ? (
        <div style={{position: 'absolute', left: x(mountedAt), top: 212, width: x(from) - x(mountedAt) + 20, height: 120, borderRadius: 20, background: 'repeating-linear-gradient(-45deg, #ffb020 0 10px, #6d5524 10px 24px)', opacity: 0.85}} />
      ) : null}
      <div style={{position: 'absolute', left: x(from), top: 212, width: x(end) - x(from), height: 120, borderRadius: 20, backgroundColor: '#0b84f3', display: 'flex', alignItems: 'center', justifyContent: 'center'}}>Sequence</div>

      <div style={{position: 'absolute', left: LEFT, top: 420, color: '#8f9bb3'}}>Image, loading</div>
      <div style={{position: 'absolute', left: LEFT, top: 490, width: WIDTH, height: 36, borderRadius: 18, backgroundColor: '#1c2740'}} />
      <div style={{position: 'absolute', left: LEFT, top: 490, width: WIDTH * (frame >= end ? 0 : loaded), height: 36, borderRadius: 18, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: LEFT, top: 580, display: 'flex', gap: 60}}>
        <span style={{color: '#ffb020'}}>hatched: premounted, {Math.min(premountFor, from)} frames</span>
        <span style={{color: '#7cc4ff'}}>blue: visible</span>
      </div>
      <div style={{position: 'absolute', left: x(frame) - 3, top: 184, width: 6, height: 176, borderRadius: 3, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
