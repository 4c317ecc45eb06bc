import {AbsoluteFill} from 'remotion';

const SOURCE = {width: 1920, height: 1080};
type Mode = 'width' | 'height' | 'max-width' | 'max-height';

const resize = (mode: Mode, pixels: number) => {
  const side = mode.endsWith('width') ? 'width' : 'height';
  const wanted = mode.startsWith('max') ? Math.min(pixels, SOURCE[side]) : pixels;
  const factor = wanted / SOURCE[side];

  return {width: Math.round(SOURCE.width * factor), height: Math.round(SOURCE.height * factor)};
};

export default function ResizeModes({mode = 'max-height', pixels = 720}: {mode?: Mode; pixels?: number}) {
  const {width, height} = resize(mode, pixels);
  const scale = 0.4;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 46, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 60, width: width * scale, height: height * scale, borderRadius: 12, backgroundColor: '#0b84f3'}} />
      <div style={{position: 'absolute', left: 60, top: 60, width: SOURCE.width * scale, height: SOURCE.height * scale, borderRadius: 12, boxSizing: 'border-box', border: '4px dashed #ffb020'}} />
      <div style={{position: 'absolute', left: 60, top: 524}}>
        <div style={{fontSize: 64, fontWeight: 700}}>
          {width} × {height}
        </div>
        <div style={{marginTop: 10, fontSize: 42}}>from 1920 × 1080</div>
      </div>
    </AbsoluteFill>
  );
}
