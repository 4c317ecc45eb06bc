import {noise2D} from '@remotion/noise';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const QUOTE = 'Every frame is a function.';

const Row = ({formula, children}: {formula: string; children: React.ReactNode}) => (
  <div style={{display: 'grid', alignContent: 'center', gap: 10, borderTop: '2px solid #2a3350', padding: '0 80px', overflow: 'hidden'}}>
    <div style={{fontSize: 60, fontWeight: 700, lineHeight: 1.2, whiteSpace: 'pre'}}>{children}</div>
    <div style={{fontFamily: 'monospace', fontSize: 26, color: '#7cc4ff'}}>{formula}</div>
  </div>
);

export default function AnimationMathRecipes() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const typed = QUOTE.slice(0, Math.floor(frame / 3));
  const cursor = frame % 30 < 15 ? 1 : 0;
  const count = Math.round(interpolate(frame, [0, 100], [0, 12500], {extrapolateRight: 'clamp'}));
  const shake = noise2D('shake', frame * 0.4, 0) * 60 * Math.exp(-(frame % 75) / 20);
  const x = interpolate(frame, [0, durationInFrames], [0, 500]);

  return (
    <AbsoluteFill style={{display: 'grid', gridTemplateRows: 'repeat(4, 1fr)', backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <Row formula="text.slice(0, Math.floor(frame / 3))">
        {typed}
        <span style={{opacity: cursor, color: '#0b84f3'}}>|</span>
      </Row>
      <Row formula="Math.round(interpolate(frame, [0, 100], [0, 12500]))">
        <span style={{fontVariantNumeric: 'tabular-nums'}}>{count.toLocaleString('en-US')}</span>
      </Row>
      <Row formula="noise2D('shake', frame * 0.4, 0) * 60 * Math.exp(-frame / 20)">
        <span style={{display: 'inline-block', transform: `translateX(${shake}px)`, color: '#ffb020'}}>Shake</span>
      </Row>
      <Row formula="translateX(x * depth)">
        {[0.35, 0.65, 1].map((depth) => (
          <span key={depth} style={{display: 'inline-block', marginRight: 40, opacity: depth, transform: `translateX(${x * depth}px)`}}>
            {depth === 1 ? 'near' : depth === 0.35 ? 'far' : 'mid'}
          </span>
        ))}
      </Row>
    </AbsoluteFill>
  );
}
