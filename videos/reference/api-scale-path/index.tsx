import {scalePath, translatePath} from '@remotion/paths';
import {makeHeart} from '@remotion/shapes';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const heart = translatePath(makeHeart({height: 240}).path, 420, 110);

export default function ApiScalePath({scaleX = 1.8, scaleY = 1.6}: {scaleX: number; scaleY: number}) {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 60, 100, 130], [0, 1, 1, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const [x, y] = [interpolate(progress, [0, 1], [1, scaleX]), interpolate(progress, [0, 1], [1, scaleY])];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720">
        <path d={scalePath(heart, x, y)} fill="#0b84f3" />
        <path d={heart} fill="none" stroke="#f7f8fa" strokeWidth={5} strokeDasharray="10 12" />
        <path d="M 420 30 V 560 M 340 110 H 960" stroke="#ffb020" strokeWidth={5} />
        <circle cx={420} cy={110} r={18} fill="#ffb020" />
      </svg>
      <div style={{position: 'absolute', bottom: 40, width: '100%', display: 'flex', justifyContent: 'center', gap: 90, fontSize: 48, fontVariantNumeric: 'tabular-nums'}}>
        <span>
          scaleX <b>{x.toFixed(2)}</b>
        </span>
        <span>
          scaleY <b>{y.toFixed(2)}</b>
        </span>
      </div>
    </AbsoluteFill>
  );
}
