import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LENGTH = 180;
const x = (fileFrame: number) => 100 + (fileFrame / LENGTH) * 1080;

// Stands for a picture of the file: the sun rises and sets once in 180 frames
const Clip = ({at, width}: {at: number; width: number}) => (
  <svg viewBox="0 0 160 90" width={width} style={{display: 'block', borderRadius: width / 40, backgroundColor: '#7cc4ff'}}>
    <circle cx={interpolate(at, [0, LENGTH], [8, 152])} cy={78 - 60 * Math.sin((at / LENGTH) * Math.PI)} r={11} fill="#ffb020" />
    <path d="M0 90V66Q30 44 62 64T120 56T160 70V90Z" fill="#0b84f3" />
    <path d="M0 90V78Q40 62 84 78T160 76V90Z" fill="#1c2745" />
  </svg>
);

export default function MediaVideo({trimBefore = 30, trimAfter = 120, playbackRate = 1, loop = true}) {
  const frame = useCurrentFrame();
  const played = frame * playbackRate;
  const part = trimAfter - trimBefore;
  const ended = !loop && played >= part;
  const fileFrame = Math.floor(trimBefore + (loop ? played % part : played));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 100, top: 60, width: 640, height: 360, borderRadius: 16, boxSizing: 'border-box', border: '4px dashed #2a3350'}}>
        {ended ? null : <div style={{margin: -4}}><Clip at={fileFrame} width={640} /></div>}
      </div>
      <div style={{position: 'absolute', left: 800, top: 66, color: '#8b95ad', lineHeight: 1.25}}>
        Composition
        <div style={{fontSize: 72, fontWeight: 700, color: '#f7f8fa'}}>{frame}</div>
        <div style={{marginTop: 50}}>File</div>
        <div style={{fontSize: 72, fontWeight: 700, color: '#ffb020'}}>{ended ? 'ended' : fileFrame}</div>
      </div>
      {Array.from({length: 9}, (_, i) => (
        <div key={i} style={{position: 'absolute', left: x(i * 20) + 3, top: 508, opacity: 0.9}}>
          <Clip at={i * 20 + 10} width={114} />
        </div>
      ))}
      <div style={{position: 'absolute', left: x(0), width: x(trimBefore) - x(0), top: 500, height: 80, backgroundColor: '#0d1321d9'}} />
      <div style={{position: 'absolute', left: x(trimAfter), width: x(LENGTH) - x(trimAfter), top: 500, height: 80, backgroundColor: '#0d1321d9'}} />
      {[trimBefore, trimAfter].map((at) => (
        <div key={at} style={{position: 'absolute', left: x(at) - 100, width: 200, top: 606, textAlign: 'center', color: '#7cc4ff'}}>
          <div style={{position: 'absolute', left: 98, top: -114, width: 4, height: 116, backgroundColor: '#7cc4ff'}} />
          {at}
        </div>
      ))}
      {ended ? null : <div style={{position: 'absolute', left: x(fileFrame) - 4, top: 484, width: 8, height: 112, borderRadius: 4, backgroundColor: '#ffb020'}} />}
    </AbsoluteFill>
  );
}
