import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const ROWS = [
  {durationInFrames: undefined, label: 'no duration', color: '#7cc4ff'},
  {durationInFrames: 45, label: '45 frames', color: '#0b84f3'},
  {durationInFrames: 90, label: '90 frames', color: '#ffb020'},
];

export default function SpringDuration() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: 80, boxSizing: 'border-box', justifyContent: 'space-between'}}>
      {ROWS.map(({durationInFrames, label, color}) => {
        const progress = spring({fps, frame: frame - 10, config: {damping: 12}, durationInFrames});
        return (
          <div key={label} style={{display: 'flex', alignItems: 'center', height: 150}}>
            <div style={{width: 300, fontSize: 44, fontWeight: 600}}>{label}</div>
            <div style={{position: 'relative', flex: 1, height: 6, borderRadius: 3, backgroundColor: '#26314a'}}>
              <div style={{position: 'absolute', left: 670, top: -50, width: 4, height: 106, backgroundColor: '#f7f8fa'}} />
              <div
                style={{
                  position: 'absolute',
                  top: -47,
                  left: interpolate(progress, [0, 1], [0, 622]),
                  width: 100,
                  height: 100,
                  borderRadius: 24,
                  backgroundColor: color,
                }}
              />
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
