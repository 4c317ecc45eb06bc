import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const ENTER = [12, 48];

export default function FadeInTitle() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();

  const progress = interpolate(frame, ENTER, [0, 1], {
    easing: Easing.bezier(0.16, 1, 0.3, 1),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const percent = (value: number) => `${(value / (durationInFrames - 1)) * 100}%`;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '120px 96px 88px', justifyContent: 'space-between'}}>
      <div
        style={{
          fontSize: 150,
          fontWeight: 700,
          lineHeight: 1.05,
          letterSpacing: '-0.035em',
          opacity: progress,
          transform: `translateY(${interpolate(progress, [0, 1], [72, 0])}px)`,
        }}
      >
        Frame by frame
      </div>
      <div>
        <div style={{display: 'flex', justifyContent: 'space-between', fontSize: 44, fontVariantNumeric: 'tabular-nums', marginBottom: 28}}>
          <span>frame {frame}</span>
          <span style={{color: '#0b84f3'}}>opacity {progress.toFixed(2)}</span>
        </div>
        <div style={{position: 'relative', height: 16, borderRadius: 8, backgroundColor: '#26314a'}}>
          <div style={{position: 'absolute', left: percent(ENTER[0]), width: percent(ENTER[1] - ENTER[0]), height: 16, borderRadius: 8, backgroundColor: '#7cc4ff'}} />
          <div style={{position: 'absolute', left: percent(frame), top: -16, marginLeft: -4, width: 8, height: 48, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
        </div>
      </div>
    </AbsoluteFill>
  );
}
