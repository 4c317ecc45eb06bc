import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const COUNT = 12;

/** The component: all that it draws follows from the time. */
const Scene = ({time}: {time: number}) => (
  <AbsoluteFill style={{overflow: 'hidden', backgroundColor: '#0b84f3'}}>
    <div style={{position: 'absolute', left: `${10 + time * 60}%`, top: `${55 - Math.sin(time * Math.PI) * 40}%`, width: '20%', aspectRatio: '1', borderRadius: '50%', backgroundColor: '#ffb020'}} />
  </AbsoluteFill>
);

export default function OneComponentTwoHomes() {
  const frame = useCurrentFrame();
  const rendered = interpolate(frame, [20, 120], [0, COUNT], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 46}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}}>
        <path d="M640 150 V206 M330 270 V206 H950 V270" fill="none" stroke="#4a5a80" strokeWidth={5} strokeDasharray="16 12" strokeDashoffset={-frame * 1.4} />
      </svg>
      <div style={{position: 'absolute', left: 390, top: 52, width: 500, height: 98, borderRadius: 20, border: '4px solid #7cc4ff', display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700, boxSizing: 'border-box'}}>{'<Invitation />'}</div>
      <div style={{position: 'absolute', left: 90, top: 270, width: 480, height: 290, borderRadius: 20, overflow: 'hidden', backgroundColor: '#1c2740'}}>
        <div style={{position: 'absolute', inset: 0, bottom: 34}}>
          <Scene time={(frame % 75) / 75} />
        </div>
        <div style={{position: 'absolute', left: 0, bottom: 0, height: 34, width: `${((frame % 75) / 75) * 100}%`, backgroundColor: '#f7f8fa'}} />
      </div>
      <div style={{position: 'absolute', left: 710, top: 270, width: 480, height: 290, display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gridTemplateRows: 'repeat(3, 1fr)', gap: 12}}>
        {Array.from({length: COUNT}, (_, i) => (
          <div key={i} style={{position: 'relative', borderRadius: 10, overflow: 'hidden', backgroundColor: '#1c2740'}}>{i < Math.floor(rendered) ? <Scene time={i / (COUNT - 1)} /> : null}</div>
        ))}
      </div>
      <div style={{position: 'absolute', left: 90, top: 590, width: 480, textAlign: 'center'}}>Player: plays live</div>
      <div style={{position: 'absolute', left: 710, top: 590, width: 480, textAlign: 'center'}}>Render: every frame</div>
    </AbsoluteFill>
  );
}
