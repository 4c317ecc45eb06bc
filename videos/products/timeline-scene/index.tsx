import {AbsoluteFill, interpolate, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Clip = {id: string; track: number; label: string; color: string; from: number; durationInFrames: number};

const Ground = ({clip}: {clip: Clip}) => <AbsoluteFill style={{backgroundColor: clip.color}} />;

const Shape = ({clip}: {clip: Clip}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 12}});
  const leave = spring({frame: frame - clip.durationInFrames + 12, fps, config: {damping: 200}});
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <div style={{width: 420, height: 420, borderRadius: clip.id.length % 2 ? 210 : 72, backgroundColor: clip.color, scale: String(enter - leave), rotate: `${frame * 1.5}deg`}} />
    </AbsoluteFill>
  );
};

const Title = ({clip}: {clip: Clip}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const leave = interpolate(frame, [clip.durationInFrames - 8, clip.durationInFrames], [1, 0], {extrapolateLeft: 'clamp'});
  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center', flexDirection: 'row', whiteSpace: 'pre', opacity: leave, color: clip.color, fontSize: Math.min(170, 1900 / clip.label.length), fontWeight: 760, letterSpacing: '-0.04em'}}>
      {[...clip.label].map((letter, i) => (
        <span key={i} style={{scale: String(spring({frame: frame - i * 2, fps, config: {damping: 11}}))}}>{letter}</span>
      ))}
    </AbsoluteFill>
  );
};

const TRACKS = [Ground, Shape, Title];

/** What a timeline describes: each clip is a sequence, and a higher track lies over a lower one. */
export default function TimelineScene({clips}: {clips: Clip[]}) {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      {[...clips].sort((a, b) => a.track - b.track).map((clip) => {
        const Component = TRACKS[clip.track] ?? Shape;
        return (
          <Sequence key={clip.id} from={clip.from} durationInFrames={clip.durationInFrames}>
            <Component clip={clip} />
          </Sequence>
        );
      })}
    </AbsoluteFill>
  );
}
