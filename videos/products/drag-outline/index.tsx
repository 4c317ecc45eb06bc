import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

/** An item on the canvas is selected and dragged; its outline is drawn above, and may leave the canvas. */
export default function DragOutline() {
  const frame = useCurrentFrame();
  const options = {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const reach = interpolate(frame, [6, 26], [0, 1], options);
  const x = interpolate(frame, [38, 80, 104, 140], [250, 760, 760, 250], options);
  const y = interpolate(frame, [38, 80, 104, 140], [330, 240, 240, 330], options);
  const selected = frame >= 28;
  const dragging = frame >= 36 && frame < 140;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <div style={{position: 'absolute', left: 150, top: 90, width: 980, height: 540, backgroundColor: '#f7f8fa', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: 60, top: 50, width: 340, height: 130, backgroundColor: '#7cc4ff'}} />
        <div style={{position: 'absolute', left: x - 150, top: y - 90, width: 420, height: 240, backgroundColor: '#ffb020'}} />
      </div>
      {selected ? (
        <div style={{position: 'absolute', left: x, top: y, width: 420, height: 240, outline: '6px solid #0b84f3'}}>
          {['0% 0%', '100% 0%', '0% 100%', '100% 100%'].map((corner) => (
            <div key={corner} style={{position: 'absolute', left: corner.split(' ')[0], top: corner.split(' ')[1], width: 30, height: 30, margin: -15, boxSizing: 'border-box', backgroundColor: 'white', border: '6px solid #0b84f3'}} />
          ))}
        </div>
      ) : null}
      <svg width={70} height={80} style={{position: 'absolute', left: x + 200 + (1 - reach) * 500, top: y + 120 + (1 - reach) * 180}}>
        <path d="M6 4 L6 60 L21 46 L31 70 L42 65 L32 42 L52 42 Z" fill={dragging ? '#ffb020' : '#10131a'} stroke="white" strokeWidth={5} strokeLinejoin="round" />
      </svg>
    </AbsoluteFill>
  );
}
