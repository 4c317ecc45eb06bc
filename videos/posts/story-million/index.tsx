import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

/** Millions of dollars a year, as reported. */
const PRODUCTS = [
  {name: 'Submagic', millions: 1},
  {name: 'AIVideo.com', millions: 1},
  {name: 'Revid.ai', millions: 1},
  {name: 'Icon', millions: 5},
  {name: 'Crayo', millions: 6},
];
const UNIT = 84;
const FLOOR = 600;

export default function StoryMillion() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 80, top: 64, fontSize: 84, fontWeight: 800, letterSpacing: -4, lineHeight: 1}}>
        A million
        <br />
        dollars a year
        <div style={{marginTop: 20, fontSize: 32, fontWeight: 600, letterSpacing: 0, color: '#9fb0cc'}}>as reported in 2025</div>
      </div>
      {PRODUCTS.map(({name, millions}, index) => {
        const grown = interpolate(frame, [12 + index * 8, 46 + index * 8], [0, millions], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
          easing: Easing.out(Easing.cubic),
        });
        const height = grown * UNIT;
        return (
          <div key={name}>
            <div
              style={{
                position: 'absolute',
                left: 80 + index * 230,
                top: FLOOR - height,
                width: 200,
                height,
                borderRadius: '12px 12px 0 0',
                backgroundColor: millions === 1 ? '#0b84f3' : '#ffb020',
              }}
            />
            <div style={{position: 'absolute', left: 80 + index * 230, top: FLOOR - height - 54, width: 200, fontSize: 40, fontWeight: 700, opacity: Math.min(1, grown), textAlign: 'center'}}>
              ${Math.round(grown)}M
            </div>
            <div style={{position: 'absolute', left: 80 + index * 230, top: FLOOR + 20, width: 200, fontSize: 30, fontWeight: 600, color: '#9fb0cc', textAlign: 'center'}}>{name}</div>
          </div>
        );
      })}
      <div style={{position: 'absolute', left: 80, top: FLOOR, width: 1120, height: 4, backgroundColor: '#2a3857'}} />
    </AbsoluteFill>
  );
}
