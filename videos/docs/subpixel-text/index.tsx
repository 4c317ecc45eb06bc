import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const ENLARGED = 6;

export default function SubpixelText() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const y = interpolate(frame, [0, durationInFrames - 1], [0, 8]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontWeight: 700}}>
      <div style={{position: 'absolute', left: 0, width: 640, top: 90, textAlign: 'center', fontSize: 44, color: '#9aa7bd'}}>margin-top</div>
      <div style={{position: 'absolute', left: 640, width: 640, top: 90, textAlign: 'center', fontSize: 44, color: '#0b84f3'}}>transform</div>
      {/* The same layout twice, enlarged so that one pixel is a visible step */}
      <div style={{position: 'absolute', left: 0, top: 180, width: 640, height: 440, overflow: 'hidden'}}>
        <div style={{marginTop: 130 + Math.round(y) * ENLARGED, textAlign: 'center', fontSize: 120}}>Drift</div>
      </div>
      <div style={{position: 'absolute', left: 640, top: 180, width: 640, height: 440, overflow: 'hidden'}}>
        <div style={{marginTop: 130, transform: `translateY(${y * ENLARGED}px)`, willChange: 'transform', textAlign: 'center', fontSize: 120}}>Drift</div>
      </div>
      <div style={{position: 'absolute', left: 638, top: 90, width: 4, height: 540, backgroundColor: '#26314a'}} />
    </AbsoluteFill>
  );
}
