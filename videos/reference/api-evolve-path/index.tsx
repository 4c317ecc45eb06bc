import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M 90 300 C 180 40 330 20 300 190 C 270 380 130 430 150 300 C 170 190 360 250 420 300 C 480 350 540 210 560 260 C 580 320 500 390 590 380 C 690 370 650 230 720 250 C 780 270 690 400 780 390 C 880 380 820 120 900 130 C 980 150 860 400 950 400 C 1040 400 1060 300 1190 280';

export default function ApiEvolvePath() {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [10, 80, 115, 148], [0, 1, 1, 2], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 520" height={520} fill="none" strokeWidth={22} strokeLinecap="round">
        <path d={path} stroke="#26314a" />
        <path d={path} stroke="#0b84f3" strokeDasharray={strokeDasharray} strokeDashoffset={strokeDashoffset} />
      </svg>
      <div style={{display: 'flex', justifyContent: 'center', gap: 80, fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        <span>
          progress <b>{progress.toFixed(2)}</b>
        </span>
        <span style={{color: '#9aa7bd'}}>
          strokeDashoffset <b>{Math.round(strokeDashoffset)}</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
