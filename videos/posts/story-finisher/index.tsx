import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** Start numbers that are made up: each stands for one participant, and for one video. */
const NUMBERS = [1207, 344, 2051, 86, 1733];
const RIDGE = 'M0 470 L150 330 L250 400 L430 170 L560 330 L650 260 L800 430 L930 290 L1080 410 L1280 250 V720 H0 Z';
const FOOT = 'M0 560 C240 470 420 610 660 530 S1080 460 1280 540 V720 H0 Z';

export default function StoryFinisher() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const run = interpolate(frame, [8, 100], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});
  return (
    <AbsoluteFill style={{backgroundColor: '#7cc4ff'}}>
      <svg viewBox="0 0 1280 720">
        <circle cx="1040" cy="150" r="74" fill="#ffb020" />
        <path d={RIDGE} fill="#f7f8fa" />
        <path d={FOOT} fill="#0b84f3" />
        <path d="M0 640 H1280 V720 H0 Z" fill="#0d1321" />
        <path d="M0 680 H1280" stroke="#f7f8fa" strokeWidth="5" strokeDasharray="34 30" strokeDashoffset={run * 640} />
      </svg>
      {NUMBERS.map((number, index) => {
        const shown = spring({fps, frame: frame - 10 - index * 9, config: {damping: 13}});
        return (
          <div
            key={number}
            style={{
              position: 'absolute',
              left: 60 + index * 236,
              top: interpolate(shown, [0, 1], [760, 400]),
              width: 216,
              height: 190,
              borderRadius: 16,
              backgroundColor: index === 2 ? '#ffb020' : '#ffffff',
              color: '#10131a',
              boxShadow: '0 12px 36px rgba(16, 19, 26, 0.3)',
              textAlign: 'center',
            }}
          >
            <div style={{position: 'absolute', left: 18, top: 16, width: 14, height: 14, borderRadius: 7, backgroundColor: '#0d1321'}} />
            <div style={{position: 'absolute', right: 18, top: 16, width: 14, height: 14, borderRadius: 7, backgroundColor: '#0d1321'}} />
            <div style={{marginTop: 44, fontSize: 74, fontWeight: 800, lineHeight: 1, letterSpacing: -4, fontVariantNumeric: 'tabular-nums'}}>{number}</div>
            <div style={{marginTop: 10, fontSize: 26, fontWeight: 600, color: '#3d4759'}}>your video</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
