import {AbsoluteFill, Easing, Freeze, interpolate, useCurrentFrame} from 'remotion';

const Sunrise = () => {
  const frame = useCurrentFrame();
  const up = interpolate(frame, [0, 110], [0, 1], {easing: Easing.out(Easing.quad), extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', overflow: 'hidden'}}>
      <AbsoluteFill style={{backgroundColor: '#7cc4ff', opacity: up}} />
      <div style={{position: 'absolute', left: 640 - 130, top: 480 - up * 400, width: 260, height: 260, borderRadius: '50%', backgroundColor: '#ffb020'}} />
      <div style={{position: 'absolute', left: -200, right: -200, top: 520, height: 900, borderRadius: '50%', backgroundColor: '#0b84f3'}} />
    </AbsoluteFill>
  );
};

const Small = ({width, children}: {width: number; children: React.ReactNode}) => (
  <div style={{width, height: (width * 9) / 16, overflow: 'hidden', borderRadius: 18, position: 'relative'}}>
    <div style={{width: 1280, height: 720, position: 'absolute', transform: `scale(${width / 1280})`, transformOrigin: 'top left'}}>{children}</div>
  </div>
);

export default function ThumbnailStrip() {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: '#1d2942', color: '#f7f8fa', fontSize: 40, fontVariantNumeric: 'tabular-nums', padding: '44px 68px', justifyContent: 'space-between'}}>
      <div style={{display: 'flex', gap: 48, alignItems: 'flex-end'}}>
        <Small width={640}><Sunrise /></Small>
        <div>
          <div>Player</div>
          <div style={{fontSize: 150, fontWeight: 700, lineHeight: 1, letterSpacing: '-0.04em'}}>{frame}</div>
        </div>
      </div>
      <div style={{display: 'flex', gap: 24}}>
        {[0, 30, 60, 90].map((still) => (
          <div key={still} style={{color: frame >= still ? '#7cc4ff' : '#f7f8fa'}}>
            <Small width={268}><Freeze frame={still}><Sunrise /></Freeze></Small>
            <div style={{marginTop: 8}}>frame {still}</div>
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
