import {AbsoluteFill, interpolateColors, random, useCurrentFrame} from 'remotion';

const BARS = 32;
const BEAT = 15; // frames, 120 beats per minute at 30 fps

// Stands in for the numbers of visualizeAudio(): 0 to 1 for each band
const getLevel = (bar: number, frame: number) => {
  const pitch = bar / (BARS - 1);
  const age = ((frame % BEAT) + BEAT) % BEAT;
  const kick = Math.exp(-age / 5) * Math.exp(-pitch * 7);
  const snare = Math.exp(-((age + 8) % BEAT) / 3) * Math.exp(-((pitch - 0.55) ** 2) * 12);
  const melody = 0.5 + 0.5 * Math.sin(frame / 9 + bar * 0.7) * Math.cos(frame / 21 - bar * 0.23);
  const grain = 0.75 + 0.25 * random(`${bar}-${Math.floor(frame / 3)}`);
  return Math.min(1, (0.85 * kick + 0.45 * snare + 0.5 * melody * (1 - pitch * 0.75)) * grain);
};

// The average of three frames, as `smoothing` does
const getSmoothLevel = (bar: number, frame: number) =>
  (getLevel(bar, frame - 1) + getLevel(bar, frame) + getLevel(bar, frame + 1)) / 3;

// The highest level of the last 20 frames, sinking slowly
const getPeak = (bar: number, frame: number) =>
  Math.max(...Array.from({length: 20}, (_, ago) => getSmoothLevel(bar, frame - ago) - ago * 0.018));

export default function AudioBars() {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#8b95ad'}}>
      <div style={{position: 'absolute', left: 100, top: 80, width: 1080, height: 490, display: 'flex', gap: 10}}>
        {Array.from({length: BARS}, (_, bar) => {
          const color = interpolateColors(bar, [0, BARS - 1], ['#0b84f3', '#7cc4ff']);
          return (
            <div key={bar} style={{position: 'relative', flex: 1, height: '100%'}}>
              <div style={{position: 'absolute', bottom: 0, width: '100%', height: `${2 + 96 * getSmoothLevel(bar, frame)}%`, borderRadius: 6, backgroundColor: color}} />
              <div style={{position: 'absolute', bottom: `${3.5 + 96 * getPeak(bar, frame)}%`, width: '100%', height: 6, borderRadius: 3, backgroundColor: '#ffb020'}} />
            </div>
          );
        })}
      </div>
      <div style={{position: 'absolute', left: 100, top: 606, width: 1080, display: 'flex', justifyContent: 'space-between', fontSize: 40}}>
        <span>low frequencies</span>
        <span>high frequencies</span>
      </div>
    </AbsoluteFill>
  );
}
