import {Easing, interpolate, interpolateColors, spring} from 'remotion';

export const SCENE = {width: 624, height: 351};

/** When the code has said enough for something to happen in the picture. */
export const CUES = {reel: 24, title: 54, amber: 106, leave: 152};

const AMBER = '#ffb020';
const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

type Props = {frame: number; fps: number; title: string; accent: string};

const leaving = (frame: number, delay = 0) => interpolate(frame - delay, [CUES.leave, CUES.leave + 16], [0, 1], {...HOLD, easing: Easing.in(Easing.cubic)});

const Reel = ({frame, fps, accent}: Omit<Props, 'title'>) => {
  const enter = spring({frame: frame - CUES.reel, fps, config: {damping: 13, mass: 0.8}});
  const turn = spring({frame: frame - CUES.amber, fps, config: {damping: 15}});
  const out = leaving(frame, 5);
  const flood = spring({frame: frame - CUES.amber, fps, config: {damping: 200}, durationInFrames: 20});

  return (
    <g transform={`translate(480 132) scale(${enter * (1 - out)}) rotate(${frame * 1.4 + turn * 60})`}>
      <clipPath id="disc">
        <circle r={114} />
      </clipPath>
      <circle r={114} fill={accent} />
      <g clipPath="url(#disc)">
        <circle cx={-114} r={flood * 232} fill={AMBER} />
      </g>
      {Array.from({length: 12}, (_, i) => {
        const open = spring({frame: frame - CUES.reel - 5 - i, fps, config: {damping: 14}});
        return (
          <g key={i} transform={`rotate(${i * 30}) translate(0 ${-82 * open})`}>
            <rect x={-11} y={-16} width={22} height={32} rx={6} fill="#f7f8fa" opacity={0.25 + (0.75 * ((i + Math.floor(frame / 3)) % 12)) / 11} />
          </g>
        );
      })}
      <circle r={36} fill="#f7f8fa" />
      <circle r={14} fill={interpolateColors(flood, [0, 1], [accent, AMBER])} />
    </g>
  );
};

const Title = ({frame, fps, title}: Omit<Props, 'accent'>) => {
  const size = Math.min(86, 1060 / Math.max(title.length, 1));
  return (
    <div style={{position: 'absolute', left: 34, bottom: 26, fontSize: size, fontWeight: 760, lineHeight: 1.15, letterSpacing: '-0.045em', color: '#10131a', whiteSpace: 'pre', display: 'flex', overflow: 'hidden'}}>
      {[...title].map((letter, i) => {
        const enter = spring({frame: frame - CUES.title - i, fps, config: {damping: 12, mass: 0.55}});
        return (
          <span key={i} style={{display: 'inline-block', translate: `0 ${(1 - enter + leaving(frame, i * 0.5)) * 112}%`}}>
            {letter}
          </span>
        );
      })}
    </div>
  );
};

/** The video that the code describes, at any frame: the preview and every frame of the strip draw it. */
export const Scene = (props: Props) => (
  <div style={{position: 'relative', ...SCENE, backgroundColor: '#f7f8fa', overflow: 'hidden'}}>
    <svg viewBox={`0 0 ${SCENE.width} ${SCENE.height}`} style={{position: 'absolute', inset: 0}}>
      <g fill="#dde3ec">
        {Array.from({length: 15 * 8}, (_, i) => (
          <circle key={i} cx={24 + (i % 15) * 41} cy={22 + Math.floor(i / 15) * 44} r={2} />
        ))}
      </g>
      <Reel {...props} />
    </svg>
    <Title {...props} />
  </div>
);
