import {AbsoluteFill} from 'remotion';

const SOURCE = {width: 1920, height: 1080};
const SCALE = 0.4;

const Outline = ({width, height, color}: {width: number; height: number; color: string}) => (
  <div style={{position: 'absolute', left: 60, top: 60, width: width * SCALE, height: height * SCALE, boxSizing: 'border-box', borderRadius: 12, border: `4px dashed ${color}`}} />
);

/** The output is as large as the source and both limits allow. */
export default function ResizeModes({maxWidth = 1280, maxHeight = 900}: {maxWidth?: number; maxHeight?: number}) {
  const factor = Math.min(1, maxWidth / SOURCE.width, maxHeight / SOURCE.height);
  const width = Math.round(SOURCE.width * factor);
  const height = Math.round(SOURCE.height * factor);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 42, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 60, width: width * SCALE, height: height * SCALE, borderRadius: 12, backgroundColor: '#0b84f3'}} />
      <Outline {...SOURCE} color="#8b95ad" />
      <Outline width={maxWidth} height={maxHeight} color="#ffb020" />
      <div style={{position: 'absolute', left: 60, top: 560, fontSize: 60, fontWeight: 700}}>
        {width} × {height}
      </div>
      <div style={{position: 'absolute', right: 60, top: 536, textAlign: 'right', lineHeight: 1.4}}>
        <div style={{color: '#8b95ad'}}>Source: 1920 × 1080</div>
        <div style={{color: '#ffb020'}}>
          Limit: {maxWidth} × {maxHeight}
        </div>
      </div>
    </AbsoluteFill>
  );
}
