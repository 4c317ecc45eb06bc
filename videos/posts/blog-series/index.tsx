import {AbsoluteFill, Series, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const SCENES = [
  {name: 'Intro', frames: 30, ground: '#0b84f3', ink: '#f7f8fa'},
  {name: 'Story', frames: 60, ground: '#0d1321', ink: '#7cc4ff'},
  {name: 'Outro', frames: 30, ground: '#ffb020', ink: '#10131a'},
];

const Scene: React.FC<(typeof SCENES)[number]> = ({name, frames, ground, ink}) => {
  const frame = useCurrentFrame();
  const shift = interpolate(frame, [0, 12], [40, 0], {extrapolateRight: 'clamp', easing: (t) => 1 - (1 - t) ** 3});
  return (
    <AbsoluteFill style={{backgroundColor: ground, color: ink, paddingLeft: 100, justifyContent: 'center'}}>
      <div style={{fontSize: 150, fontWeight: 800, letterSpacing: -5, translate: `0 ${shift}px`}}>{name}</div>
      <div style={{fontSize: 48, marginBottom: 60}}>
        frame {frame} of {frames}
      </div>
    </AbsoluteFill>
  );
};

export default function SeriesDemo() {
  const {durationInFrames} = useVideoConfig();
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill>
      <Series>
        {SCENES.map((scene) => (
          <Series.Sequence key={scene.name} durationInFrames={scene.frames}>
            <Scene {...scene} />
          </Series.Sequence>
        ))}
      </Series>
      <div style={{position: 'absolute', left: 100, right: 100, bottom: 90, height: 36, display: 'flex', gap: 6}}>
        {SCENES.map((scene) => (
          <div key={scene.name} style={{flex: scene.frames, borderRadius: 10, backgroundColor: 'rgba(247, 248, 250, 0.35)'}} />
        ))}
        <div style={{position: 'absolute', left: `${(frame / durationInFrames) * 100}%`, top: -14, width: 6, height: 64, borderRadius: 3, backgroundColor: '#f7f8fa'}} />
      </div>
    </AbsoluteFill>
  );
}
