import {AbsoluteFill, Easing, useCurrentFrame, useVideoConfig} from 'remotion';

const rates = [
  {rate: 12, color: '#ffb020'},
  {rate: 30, color: '#7cc4ff'},
  {rate: 60, color: '#0b84f3'},
];

/** One and the same movement, described in seconds. */
const position = (seconds: number) => 260 + 800 * Easing.inOut(Easing.cubic)(1 - Math.abs(1 - (seconds % 2)));

export default function FrameRates() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const seconds = frame / fps;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 70, top: 56, fontSize: 52, fontWeight: 700}}>{seconds.toFixed(2)} seconds</div>
      {rates.map(({rate, color}, row) => {
        const current = Math.floor(seconds * rate);
        const trail = Math.ceil(rate * 0.4);
        return (
          <div key={rate} style={{position: 'absolute', left: 0, top: 168 + row * 172, width: 1280, height: 150}}>
            <div style={{position: 'absolute', left: 70, top: 46}}>{rate} fps</div>
            <div style={{position: 'absolute', right: 60, top: 46, color}}>{current}</div>
            {Array.from({length: trail}, (_, i) => current - trail + 1 + i).map((n) => (
              <div
                key={n}
                style={{position: 'absolute', left: position(Math.max(0, n) / rate), top: 30, width: 90, height: 90, boxSizing: 'border-box', borderRadius: 45, border: `3px solid ${color}`, backgroundColor: n === current ? color : 'transparent', opacity: n === current ? 1 : 0.35}}
              />
            ))}
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
