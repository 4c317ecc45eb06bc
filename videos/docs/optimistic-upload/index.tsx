import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function OptimisticUpload() {
  const frame = useCurrentFrame();
  const uploaded = interpolate(frame, [16, 116], [0, 1], HOLD);
  const done = uploaded === 1;
  const swing = Math.sin(frame / 9) * 120;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 70, top: 70, width: 560, height: 370, borderRadius: 24, overflow: 'hidden', backgroundColor: '#1c2740'}}>
        {frame >= 12 ? (
          <AbsoluteFill style={{backgroundColor: '#0b84f3', alignItems: 'center', justifyContent: 'center'}}>
            <div style={{width: 130, height: 130, borderRadius: 65, backgroundColor: '#f7f8fa', transform: `translateX(${swing}px)`}} />
          </AbsoluteFill>
        ) : (
          <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', color: '#8b95ad'}}>Pick a file</AbsoluteFill>
        )}
      </div>
      <div style={{position: 'absolute', left: 70, top: 468, width: 560, textAlign: 'center'}}>Preview</div>

      <div style={{position: 'absolute', left: 700, top: 70, width: 510}}>
        <div style={{color: '#8b95ad'}}>Source of the preview</div>
        <div style={{marginTop: 14, height: 92, borderRadius: 16, backgroundColor: '#1c2740', display: 'flex', alignItems: 'center', paddingLeft: 28, color: done ? '#7cc4ff' : '#ffb020', fontWeight: 700}}>
          {frame < 12 ? '' : done ? 'https://storage…' : 'blob:https://app…'}
        </div>
        <div style={{marginTop: 44, color: '#8b95ad'}}>Upload {Math.round(uploaded * 100)}%</div>
        <div style={{marginTop: 14, height: 40, borderRadius: 20, backgroundColor: '#1c2740', overflow: 'hidden'}}>
          <div style={{width: `${uploaded * 100}%`, height: 40, backgroundColor: done ? '#7cc4ff' : '#ffb020'}} />
        </div>
      </div>

      <div style={{position: 'absolute', left: 70, right: 70, top: 560, height: 100, borderRadius: 20, display: 'flex', alignItems: 'center', justifyContent: 'center', fontWeight: 700, backgroundColor: done ? '#0b84f3' : '#1c2740', color: done ? '#f7f8fa' : '#5b6785'}}>
        {done ? 'Render' : 'Render: waits for the upload'}
      </div>
    </AbsoluteFill>
  );
}
