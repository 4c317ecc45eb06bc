import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const NAME = 'Welcome, Ada';

export default function NextAppDir() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const typed = NAME.slice(0, Math.round(interpolate(frame, [10, 48], [0, NAME.length], clamp)));
  const press = interpolate(frame, [60, 64, 70], [0, 1, 0], clamp);
  const progress = interpolate(frame, [68, 112], [0, 1], {...clamp, easing: Easing.inOut(Easing.ease)});
  const done = spring({frame: frame - 112, fps, config: {damping: 14}});
  const fade = interpolate(frame, [138, 149], [1, 0], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#0b84f3', padding: 64}}>
      <div style={{flex: 1, display: 'flex', flexDirection: 'column', borderRadius: 28, overflow: 'hidden', backgroundColor: '#f7f8fa'}}>
        <div style={{display: 'flex', gap: 14, padding: 26, backgroundColor: '#10131a'}}>
          {['#ffb020', '#7cc4ff', '#f7f8fa'].map((color) => (
            <div key={color} style={{width: 22, height: 22, borderRadius: 11, backgroundColor: color}} />
          ))}
        </div>
        <div style={{flex: 1, display: 'flex', flexDirection: 'column', gap: 26, padding: '34px 150px', opacity: fade}}>
          <div style={{height: 262, borderRadius: 18, display: 'grid', placeItems: 'center', backgroundColor: '#0d1321', color: '#f7f8fa'}}>
            <div style={{fontSize: 92, fontWeight: 750, letterSpacing: '-0.04em', minHeight: 110}}>{typed}</div>
          </div>
          <div style={{display: 'flex', gap: 20}}>
            <div style={{flex: 1, padding: '16px 26px', borderRadius: 16, border: '4px solid #10131a', fontSize: 42}}>
              {typed}
              <span style={{opacity: frame % 20 < 12 ? 1 : 0, color: '#0b84f3'}}>|</span>
            </div>
            <div
              style={{padding: '20px 40px', borderRadius: 16, fontSize: 42, fontWeight: 650, color: '#f7f8fa', backgroundColor: '#10131a', transform: `scale(${1 - press * 0.07})`}}
            >
              {done > 0.3 ? 'Ready' : 'Render'}
            </div>
          </div>
          <div style={{height: 22, borderRadius: 11, backgroundColor: '#dfe4ea', overflow: 'hidden'}}>
            <div style={{width: `${progress * 100}%`, height: '100%', borderRadius: 11, backgroundColor: done > 0.3 ? '#ffb020' : '#0b84f3'}} />
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
}
