import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const LAYERS = ['window', 'fins', 'body', 'flame'];

/** A drawing with named groups: each one enters on its own, then the whole rocket lifts off. */
export default function FigmaLayers() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const enter = (at: number) => spring({frame: frame - at, fps, config: {damping: 13}});
  const lift = interpolate(frame, [104, 146], [0, -760], {...clamp, easing: (t) => t * t});
  const flame = interpolate(frame, [88, 100], [0, 1], clamp) * (1 + 0.12 * Math.sin(frame * 1.4));
  const active = frame < 34 ? 2 : frame < 56 ? 1 : frame < 84 ? 0 : 3;
  const group = (scale: number, origin = 'center') => ({transformBox: 'fill-box', transformOrigin: origin, transform: `scale(${scale})`}) as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 70, top: 70, width: 340, height: 580, borderRadius: 28, backgroundColor: '#1c2740', padding: '48px 0', boxSizing: 'border-box'}}>
        {LAYERS.map((name, i) => (
          <div key={name} style={{margin: '0 30px 22px', padding: '24px 30px', borderRadius: 16, fontSize: 46, backgroundColor: i === active ? '#0b84f3' : 'transparent', color: i === active ? '#f7f8fa' : '#8f9bb3'}}>
            {name}
          </div>
        ))}
      </div>
      <svg viewBox="0 0 800 720" width={800} height={720} style={{position: 'absolute', left: 445}}>
        <g style={{transform: `translateY(${lift}px)`}}>
          <path style={group(flame, 'center top')} d="M340 500 H460 C460 580 430 620 400 660 C370 620 340 580 340 500 Z" fill="#ffb020" />
          <path style={group(enter(38), 'center top')} d="M320 380 L230 520 H330 Z M480 380 L570 520 H470 Z" fill="#0b84f3" />
          <path style={group(enter(6), 'center bottom')} d="M400 90 C490 190 510 340 490 510 H310 C290 340 310 190 400 90 Z" fill="#f7f8fa" />
          <circle style={group(enter(62))} cx={400} cy={290} r={54} fill="#7cc4ff" stroke="#0d1321" strokeWidth={14} />
        </g>
      </svg>
    </AbsoluteFill>
  );
}
