import {AbsoluteFill, interpolate, interpolateColors, random, useCurrentFrame, useVideoConfig} from 'remotion';

const WEEKS = 44;
const CELL = 25;
const LEFT = 80;
const TOP = 384;

/** A year of contributions, drawn day by day as the playhead passes. The days are made up. */
export default function StoryUnwrapped() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const week = interpolate(frame, [10, durationInFrames - 30], [0, WEEKS], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill style={{backgroundColor: '#0b84f3', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: LEFT, top: 72, fontSize: 176, fontWeight: 800, letterSpacing: -9, lineHeight: 1}}>Your year</div>
      <div style={{position: 'absolute', left: LEFT + 8, top: 262, fontSize: 48, fontWeight: 600, color: '#d6ebff'}}>one composition, a video for everyone</div>
      {Array.from({length: WEEKS * 7}, (_, day) => {
        const column = Math.floor(day / 7);
        const level = random(`day ${day}`) ** 1.6;
        const shown = Math.max(0, Math.min(1, week - column));
        return (
          <div
            key={day}
            style={{
              position: 'absolute',
              left: LEFT + column * CELL * 1.02,
              top: TOP + (day % 7) * 34,
              width: 20,
              height: 28,
              borderRadius: 5,
              backgroundColor: interpolateColors(level * shown, [0, 0.15, 0.75, 1], ['#2a95f6', '#5aaff9', '#f7f8fa', '#ffb020']),
            }}
          />
        );
      })}
      <div style={{position: 'absolute', left: LEFT + week * CELL * 1.02 - 5, top: TOP - 18, width: 6, height: 266, borderRadius: 3, backgroundColor: '#0d1321'}} />
    </AbsoluteFill>
  );
}
