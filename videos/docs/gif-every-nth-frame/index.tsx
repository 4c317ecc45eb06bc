import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

/** Two balls on the same path: one drawn on every frame, one only on every nth. */
export default function EveryNthFrame({everyNthFrame = 3}: {everyNthFrame?: number}) {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const kept = Math.floor(frame / everyNthFrame) * everyNthFrame;
  const count = Math.ceil(durationInFrames / everyNthFrame);

  const row = (time: number, color: string, title: string, note: string) => {
    const progress = 0.5 - 0.5 * Math.cos((time / durationInFrames) * 2 * Math.PI);
    return (
      <div style={{display: 'flex', flexDirection: 'column', gap: 26}}>
        <div style={{display: 'flex', justifyContent: 'space-between', fontSize: 44}}>
          <span>{title}</span>
          <span style={{color: '#8f9bb3'}}>{note}</span>
        </div>
        <div style={{position: 'relative', height: 128, borderRadius: 64, backgroundColor: '#1c2740'}}>
          <div style={{position: 'absolute', left: 8 + progress * 1016, top: 8, width: 112, height: 112, borderRadius: 56, backgroundColor: color}} />
        </div>
      </div>
    );
  };

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '0 70px', gap: 90, justifyContent: 'center', fontVariantNumeric: 'tabular-nums'}}>
      {row(frame, '#7cc4ff', `Composition, ${fps} fps`, `${durationInFrames} frames`)}
      {row(kept, '#ffb020', `GIF, ${Math.round((fps / everyNthFrame) * 10) / 10} fps`, `${count} frames`)}
    </AbsoluteFill>
  );
}
