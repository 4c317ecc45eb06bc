import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** One template, three events: only the props differ. */
const EVENTS = [
  {name: 'LyonJS', kind: 'Meetup', ground: '#0d1321', ink: '#f7f8fa', accent: '#7cc4ff'},
  {name: 'Touraine Tech', kind: 'Conference', ground: '#f7f8fa', ink: '#10131a', accent: '#0962b8'},
  {name: 'Devfest Nantes', kind: 'Conference', ground: '#0b84f3', ink: '#f7f8fa', accent: '#ffffff'},
];

export default function StoryEvent() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return (
    <AbsoluteFill style={{backgroundColor: '#ffb020'}}>
      {EVENTS.map(({name, kind, ground, ink, accent}, index) => {
        const shown = spring({fps, frame: frame - 8 - index * 16, config: {damping: 15}});
        return (
          <div
            key={name}
            style={{
              position: 'absolute',
              left: 90 + index * 90,
              top: interpolate(shown, [0, 1], [760, 64 + index * 132]),
              width: 920,
              height: 330,
              padding: '26px 48px',
              boxSizing: 'border-box',
              borderRadius: 26,
              backgroundColor: ground,
              color: ink,
              boxShadow: '0 18px 50px rgba(16, 19, 26, 0.28)',
              rotate: `${interpolate(shown, [0, 1], [8, 0])}deg`,
            }}
          >
            <div style={{display: 'flex', alignItems: 'baseline', justifyContent: 'space-between'}}>
              <div style={{fontSize: 76, fontWeight: 800, lineHeight: 1.1, letterSpacing: -3}}>{name}</div>
              <div style={{fontSize: 32, fontWeight: 600, color: accent}}>{kind}</div>
            </div>
            <div style={{position: 'absolute', left: 48, right: 48, top: 160, display: 'flex', gap: 20}}>
              {[0, 1, 2].map((part) => (
                <div key={part} style={{flex: 1, height: 72, borderRadius: 12, backgroundColor: accent, opacity: 0.22}} />
              ))}
            </div>
            <div style={{position: 'absolute', left: 48, right: 48, bottom: 40, height: 8, borderRadius: 4, backgroundColor: accent, opacity: 0.35}} />
            <div style={{position: 'absolute', left: 48, bottom: 40, width: interpolate(frame, [20 + index * 16, 110], [0, 824], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'}), height: 8, borderRadius: 4, backgroundColor: accent}} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
