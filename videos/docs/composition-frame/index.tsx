import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function CompositionFrame() {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();
  const easing = Easing.bezier(0.16, 1, 0.3, 1);
  const across = interpolate(frame, [0, 24], [0, 1], {...clamp, easing});
  const down = interpolate(frame, [10, 34], [0, 1], {...clamp, easing});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 100, top: 84, width: 704 * across, height: 8, borderRadius: 4, backgroundColor: '#7cc4ff'}} />
      <div style={{position: 'absolute', left: 100, top: 18, width: 704, textAlign: 'center', opacity: across}}>width {width}</div>
      <div style={{position: 'absolute', left: 828, top: 112, width: 8, height: 396 * down, borderRadius: 4, backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: 868, top: 112, height: 396, display: 'flex', alignItems: 'center', opacity: down}}>height {height}</div>

      <div style={{position: 'absolute', left: 100, top: 112, width: 704 * across, height: 396 * down, borderRadius: 12, backgroundColor: '#0b84f3', overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: 44, top: 32}}>frame</div>
        <div style={{position: 'absolute', left: 40, bottom: 20, fontSize: 190, fontWeight: 700, lineHeight: 1}}>{frame}</div>
      </div>

      <div style={{position: 'absolute', left: 100, top: 556, width: 1080, height: 44, display: 'flex', gap: 3}}>
        {new Array(durationInFrames).fill(0).map((_, i) => (
          <div key={i} style={{flex: 1, borderRadius: 2, backgroundColor: i === frame ? '#f7f8fa' : i < frame ? '#7cc4ff' : '#26324d'}} />
        ))}
      </div>
      <div style={{position: 'absolute', left: 100, right: 100, top: 622, display: 'flex', justifyContent: 'space-between'}}>
        <span>{durationInFrames} frames</span>
        <span>
          ÷ {fps} fps = {durationInFrames / fps} s
        </span>
      </div>
    </AbsoluteFill>
  );
}
