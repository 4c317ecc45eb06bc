import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {numberOfSamples: number; framesInWindow: number; everyNthFrame: number; normalize: boolean};

const WIDTH = 1280;
const HEIGHT = 480;
const TURN = Math.PI * 2;

// Stands in for an audio file: four seconds of a voice that speaks in syllables and phrases
const sample = (second: number) => {
  const phrase = Math.abs(Math.sin(TURN * 0.25 * second)) ** 0.6;
  const syllable = 0.2 + 0.8 * Math.sin(TURN * 1.75 * second) ** 2;
  const tone = 0.7 * Math.sin(TURN * 142.25 * second) + 0.3 * Math.sin(TURN * 427.75 * second + 1);
  return 0.9 * phrase * syllable * tone;
};

// What visualizeAudioWaveform() returns: the average volume of each part of the window, every other one negative
const waveform = (time: number, windowInSeconds: number, numberOfSamples: number, normalize: boolean) => {
  const part = windowInSeconds / numberOfSamples;
  const averages = Array.from({length: numberOfSamples}, (_, i) => {
    const start = time - windowInSeconds / 2 + i * part;
    return Array.from({length: 16}, (_, j) => Math.abs(sample(start + (j / 16) * part)) / 16).reduce((a, b) => a + b);
  });
  const scale = normalize ? 1 / Math.max(...averages, 0.001) : 1;
  return averages.map((value, i) => value * scale * (i % 2 === 0 ? -1 : 1));
};

export default function VoiceLine({numberOfSamples = 32, framesInWindow = 1, everyNthFrame = 1, normalize = false}: Props) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const heldFrame = Math.floor(frame / everyNthFrame) * everyNthFrame;
  const values = waveform(heldFrame / fps, framesInWindow / fps, numberOfSamples, normalize);
  const step = WIDTH / (values.length - 1);

  // A smooth line, as createSmoothSvgPath() draws it
  const y = (i: number) => HEIGHT / 2 + (values[Math.max(0, Math.min(values.length - 1, i))] ?? 0) * HEIGHT * 0.42;
  const curves = values.slice(1).map((_, i) => {
    const bend = [(y(i + 1) - y(i - 1)) * 0.2, (y(i + 2) - y(i)) * 0.2] as const;
    return `C ${(i + 0.4) * step},${y(i) + bend[0]} ${(i + 0.6) * step},${y(i + 1) - bend[1]} ${(i + 1) * step},${y(i + 1)}`;
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path d={`M 0,${y(0)} ${curves.join(' ')}`} fill="none" stroke="#7cc4ff" strokeWidth={10} strokeLinecap="round" />
      </svg>
    </AbsoluteFill>
  );
}
