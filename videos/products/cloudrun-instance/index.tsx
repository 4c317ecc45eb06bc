import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

const CLAMP = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const FUNCTIONS = 30;

/** The same video: one Cloud Run instance draws every frame, many Lambda functions draw a share each. */
export default function CloudRunInstance() {
  const frame = useCurrentFrame();
  const single = interpolate(frame, [15, 185], [0, 1], CLAMP);
  const finished = interpolate(frame, [62, 70], [0, 1], CLAMP);
  const width = 1160 / FUNCTIONS;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 60, top: 80, fontSize: 50, fontWeight: 700}}>Cloud Run: one instance</div>
      <div style={{position: 'absolute', left: 60, top: 165, width: 1160, height: 150, borderRadius: 20, backgroundColor: '#1c2740', overflow: 'hidden'}}>
        <div style={{width: `${single * 100}%`, height: '100%', backgroundColor: '#0b84f3'}} />
      </div>
      <div style={{position: 'absolute', left: 60, top: 395, fontSize: 50, fontWeight: 700}}>Lambda: many functions</div>
      <div style={{position: 'absolute', left: 60, top: 480, width: 1160, height: 150, borderRadius: 20, backgroundColor: '#1c2740', overflow: 'hidden'}}>
        {Array.from({length: FUNCTIONS}, (_, i) => {
          const t = interpolate(frame, [20, 40 + random(`end ${i}`) * 20], [0, 1], CLAMP);
          return <div key={i} style={{position: 'absolute', left: i * width, width: t * width - 3 * (1 - finished), height: '100%', backgroundColor: '#ffb020'}} />;
        })}
      </div>
    </AbsoluteFill>
  );
}
