import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const FIRST_END = 560;
const NEXT_START = 1000;
const WIDTH = 280;
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** The nearest edge within reach, or the position itself. */
const snap = (position: number, edges: number[], reach: number) => {
  const edge = edges.find((candidate) => Math.abs(candidate - position) <= reach);
  return edge ?? position;
};

export default function EditorSnap({threshold = 50}: {threshold?: number}) {
  const frame = useCurrentFrame();
  const dragged = interpolate(frame, [10, 90, 110, 190], [860, 530, 530, 860], {...HOLD, easing: Easing.inOut(Easing.quad)});
  const left = snap(dragged, [FIRST_END, NEXT_START - WIDTH], threshold);
  const snapped = left !== dragged;
  const line = left === FIRST_END ? FIRST_END : NEXT_START;
  const clip = {position: 'absolute', top: 250, height: 180, borderRadius: 20, display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 46, fontWeight: 600, boxSizing: 'border-box'} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 60, top: 70, fontSize: 50, color: snapped ? '#ffb020' : '#8b95ad'}}>{snapped ? 'Snapped to the edge' : 'Follows the pointer'}</div>
      <div style={{position: 'absolute', left: 0, right: 0, top: 230, height: 220, backgroundColor: '#16203a'}} />
      <div style={{...clip, left: 60, width: FIRST_END - 60, backgroundColor: '#2a3857'}}>intro</div>
      <div style={{...clip, left: NEXT_START, width: 220, backgroundColor: '#2a3857'}}>end</div>
      <div style={{...clip, left: dragged, width: WIDTH, border: '4px dashed #7cc4ff', opacity: snapped ? 0.7 : 0}} />
      <div style={{...clip, left, width: WIDTH, backgroundColor: '#0b84f3'}}>clip</div>
      {snapped ? <div style={{position: 'absolute', left: line - 3, top: 180, width: 6, height: 320, backgroundColor: '#ffb020'}} /> : null}
      <svg style={{position: 'absolute', left: dragged + WIDTH / 2, top: 390}} width={64} height={80} viewBox="0 0 64 80">
        <path d="M8 4 L8 62 L24 48 L36 74 L48 68 L37 43 L58 42 Z" fill="#f7f8fa" stroke="#10131a" strokeWidth={5} strokeLinejoin="round" />
      </svg>
      <div style={{position: 'absolute', left: FIRST_END - threshold, top: 540, width: threshold * 2, height: 14, borderRadius: 7, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: FIRST_END - 300, width: 600, top: 580, textAlign: 'center', fontSize: 44, color: '#ffb020'}}>reach of the edge</div>
    </AbsoluteFill>
  );
}
