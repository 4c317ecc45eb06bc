import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const tracks = [
  {name: 'Video', operation: 'copy', color: '#0b84f3', start: 10, end: 50},
  {name: 'Audio 1', operation: 'reencode', color: '#7cc4ff', start: 10, end: 122},
  {name: 'Audio 2', operation: 'drop', color: '#8b95ad', start: 30, end: 60},
];

export default function TrackOperations() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      {['Source', 'Output'].map((name, i) => (
        <div key={name} style={{position: 'absolute', left: i === 0 ? 60 : 890, top: 60, width: 330, height: 600, borderRadius: 26, border: '4px solid #2a3857', boxSizing: 'border-box', paddingTop: 24, textAlign: 'center', color: '#8b95ad'}}>{name}</div>
      ))}
      {tracks.map(({name, operation, color, start, end}, row) => {
        const top = 164 + row * 164;
        const t = interpolate(frame, [start, end], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: operation === 'copy' ? Easing.inOut(Easing.cubic) : undefined});
        const isDropped = operation === 'drop';
        return (
          <div key={name}>
            <div style={{position: 'absolute', left: 90, top, width: 270, height: 112, borderRadius: 16, backgroundColor: color, opacity: isDropped ? 1 - t * 0.55 : 1, color: row === 0 ? '#f7f8fa' : '#10131a', display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700}}>{name}</div>
            <div style={{position: 'absolute', left: 410, top: top + 52, width: 460, height: 8, borderRadius: 4, backgroundColor: '#1c2740'}}>
              {isDropped ? null : <div style={{width: `${t * 100}%`, height: 8, borderRadius: 4, backgroundColor: color}} />}
            </div>
            <div style={{position: 'absolute', left: 410, top: top - 12, width: 460, textAlign: 'center', color: isDropped ? '#8b95ad' : color}}>{operation}</div>
            {isDropped ? null : (
              <div style={{position: 'absolute', left: 920, top, width: 270, height: 112, borderRadius: 16, overflow: 'hidden', border: `4px solid ${color}`, boxSizing: 'border-box'}}>
                <div style={{width: `${t * 100}%`, height: 112, backgroundColor: operation === 'copy' ? color : '#ffb020'}} />
              </div>
            )}
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
