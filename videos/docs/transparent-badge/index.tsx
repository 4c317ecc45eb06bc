import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const CHECKER = 'repeating-conic-gradient(#39445a 0% 25%, #465269 0% 50%) 50% / 64px 64px';
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** The same transparent layer, first above a checkerboard, then above a scene. */
export default function TransparentBadge() {
  const frame = useCurrentFrame();
  const {fps, width} = useVideoConfig();
  const enter = spring({frame: frame - 8, fps, config: {damping: 13}});
  const leave = interpolate(frame, [126, 140], [1, 0], HOLD);
  const edge = interpolate(frame, [48, 92], [0, width], {...HOLD, easing: Easing.inOut(Easing.cubic)});

  return (
    <AbsoluteFill style={{background: CHECKER}}>
      <AbsoluteFill style={{clipPath: `inset(0 ${width - edge}px 0 0)`, background: 'linear-gradient(#10131a, #14305a 70%)'}}>
        <div style={{position: 'absolute', right: 170, top: 110, width: 130, height: 130, borderRadius: 65, backgroundColor: '#f7f8fa'}} />
        <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
          <path d="M0 480 L210 330 L400 470 L640 250 L900 490 L1080 380 L1280 510 V720 H0 Z" fill="#0f2547" />
          <path d="M0 600 L260 470 L520 620 L820 460 L1280 640 V720 H0 Z" fill="#0b1a33" />
        </svg>
      </AbsoluteFill>
      {edge > 0 && edge < width ? <div style={{position: 'absolute', left: edge - 4, top: 0, width: 8, height: '100%', backgroundColor: '#0b84f3'}} /> : null}
      <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
        <div
          style={{
            backgroundColor: '#ffb020',
            color: '#10131a',
            borderRadius: 90,
            padding: '44px 96px',
            fontSize: 104,
            fontWeight: 700,
            boxShadow: '0 30px 60px rgba(16, 19, 26, 0.45)',
            scale: String(enter * leave),
          }}
        >
          New episode
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
