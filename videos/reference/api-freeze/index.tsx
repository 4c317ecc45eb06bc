import {AbsoluteFill, Freeze, useCurrentFrame} from 'remotion';

const Clock = ({label, color}: {label: string; color: string}) => {
  const frame = useCurrentFrame();

  return (
    <div style={{width: 480, textAlign: 'center', color: '#f7f8fa'}}>
      <div style={{position: 'relative', width: 380, height: 380, margin: '0 auto 40px', borderRadius: '50%', backgroundColor: '#18223a', border: `14px solid ${color}`, boxSizing: 'border-box'}}>
        <div style={{position: 'absolute', left: 169, top: 36, width: 14, height: 150, borderRadius: 7, backgroundColor: color, transformOrigin: '50% 140px', transform: `rotate(${frame * 3}deg)`}} />
      </div>
      <div style={{fontSize: 84, fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'tabular-nums'}}>{frame}</div>
      <div style={{fontSize: 44, marginTop: 12}}>{label}</div>
    </div>
  );
};

export default function FreezeDemo({frame = 40, active = 40}) {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 90}}>
      <Clock label="runs" color="#0b84f3" />
      <Freeze frame={frame} active={(current) => current >= active}>
        <Clock label={`frozen at ${frame}`} color="#ffb020" />
      </Freeze>
    </AbsoluteFill>
  );
}
