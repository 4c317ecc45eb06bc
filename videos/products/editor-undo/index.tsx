import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

/** What the history looks like after each step: the snapshots, and which one is shown. */
const STEPS = [
  {label: 'Start', states: ['A'], at: 0},
  {label: 'Move a clip', states: ['A', 'B'], at: 1},
  {label: 'Change a color', states: ['A', 'B', 'C'], at: 2},
  {label: 'Trim', states: ['A', 'B', 'C', 'D'], at: 3},
  {label: 'Undo', states: ['A', 'B', 'C', 'D'], at: 2},
  {label: 'Undo', states: ['A', 'B', 'C', 'D'], at: 1},
  {label: 'Redo', states: ['A', 'B', 'C', 'D'], at: 2},
  {label: 'Split: D is dropped', states: ['A', 'B', 'C', 'E'], at: 3},
];
const HOLD_FRAMES = 32;
const left = (index: number) => 130 + index * 270;

export default function EditorUndo() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const index = Math.min(STEPS.length - 1, Math.floor(frame / HOLD_FRAMES));
  const step = STEPS[index]!;
  const before = STEPS[Math.max(0, index - 1)]!;
  const progress = spring({frame: frame - index * HOLD_FRAMES, fps, durationInFrames: 16, config: {damping: 200}});
  const pointer = interpolate(progress, [0, 1], [left(before.at), left(step.at)]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 0, right: 0, top: 80, textAlign: 'center', fontSize: 64, fontWeight: 600}}>{step.label}</div>
      {step.states.map((name, i) => {
        const isNew = before.states[i] !== name;
        const future = i > step.at;
        return (
          <div key={i} style={{position: 'absolute', left: left(i), top: 270, width: 210, height: 210, borderRadius: 30, backgroundColor: i === step.at ? '#0b84f3' : '#2a3857', opacity: future ? 0.45 : 1, scale: isNew ? String(progress) : '1', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 100, fontWeight: 700}}>{name}</div>
        );
      })}
      <svg style={{position: 'absolute', left: pointer + 65, top: 510}} width={80} height={70} viewBox="0 0 80 70">
        <path d="M40 6 L74 62 H6 Z" fill="#ffb020" stroke="#ffb020" strokeWidth={8} strokeLinejoin="round" />
      </svg>
      <div style={{position: 'absolute', left: pointer - 95, width: 400, textAlign: 'center', top: 600, fontSize: 44, color: '#ffb020'}}>on screen</div>
    </AbsoluteFill>
  );
}
