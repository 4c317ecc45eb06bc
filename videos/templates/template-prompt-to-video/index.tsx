import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const PROMPT = 'A fox crosses the hills at night';
const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const scenes = [
  {sky: '#ffb020', sun: '#f7f8fa', far: '#0b84f3', near: '#10131a', caption: 'At dusk'},
  {sky: '#0b84f3', sun: '#ffb020', far: '#0b62b8', near: '#0d1321', caption: 'it set out'},
  {sky: '#0d1321', sun: '#f7f8fa', far: '#24406b', near: '#0b84f3', caption: 'for home'},
];

/** The words go up, and what they say comes in scene by scene. */
export default function PromptToVideo() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const typed = PROMPT.slice(0, Math.round(interpolate(frame, [4, 40], [0, PROMPT.length], clamp)));
  const back = interpolate(frame, [164, 178], [0, 1], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#f7f8fa', color: '#10131a'}}>
      <div style={{position: 'absolute', left: 60, right: 60, top: 420, fontSize: 84, fontWeight: 720, letterSpacing: '-0.04em', lineHeight: 1.08}}>
        {typed}
        <span style={{color: '#0b84f3', opacity: frame % 16 < 10 ? 1 : 0}}>|</span>
      </div>
      {scenes.map(({sky, sun, far, near, caption}, i) => {
        const age = frame - 46 - i * 40;
        const enter = spring({frame: age, fps, config: {damping: 200}}) - back;
        const drift = age * 1.2;
        return (
          <AbsoluteFill key={caption} style={{backgroundColor: sky, transform: `translateY(${(1 - enter) * 100}%)`}}>
            <svg viewBox="0 0 720 1280" width={720} height={1280}>
              <circle cx={500 - drift} cy={360 + i * 60} r={120} fill={sun} />
              <path d={`M ${-200 - drift} 1280 V 900 Q 60 640 320 860 T 760 780 T 1300 860 V 1280 Z`} fill={far} />
              <path d={`M ${-300 - drift * 2} 1280 V 1050 Q 160 860 460 1010 T 1000 980 T 1500 1000 V 1280 Z`} fill={near} />
              <g transform={`translate(${180 + drift * 3} ${946 + Math.abs(Math.sin(age / 4)) * -22})`} fill={sun}>
                <path d="M 0 30 Q 50 -10 110 6 L 132 -22 L 146 6 L 180 24 L 140 40 Q 90 60 40 52 Q -40 80 -84 40 Q -40 48 0 30 Z" />
              </g>
            </svg>
            <div style={{position: 'absolute', left: 0, right: 0, top: 110, textAlign: 'center', fontSize: 92, fontWeight: 760, letterSpacing: '-0.04em', color: i === 0 ? '#10131a' : '#f7f8fa'}}>
              {caption}
            </div>
          </AbsoluteFill>
        );
      })}
    </AbsoluteFill>
  );
}
