import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const CELL = 80;

/** The checker stands for what is transparent in the rendered file. */
export default function Overlay() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const show = (delay: number) =>
    spring({frame: frame - delay, fps, config: {damping: 200}, durationInFrames: 26}) -
    spring({frame: frame - durationInFrames + 34 - delay / 3, fps, config: {damping: 200}, durationInFrames: 22});

  return (
    <AbsoluteFill style={{background: `repeating-conic-gradient(#39445a 0 25%, #465269 0 50%) 0 0 / ${CELL * 2}px ${CELL * 2}px`}}>
      <div style={{position: 'absolute', left: 90, bottom: 90, display: 'flex'}}>
        <div style={{width: 26, backgroundColor: '#ffb020', transformOrigin: 'bottom', transform: `scaleY(${show(4)})`}} />
        <div style={{overflow: 'hidden'}}>
          <div style={{padding: '30px 60px 34px 44px', backgroundColor: '#10131a', color: '#f7f8fa', transform: `translateX(${(show(12) - 1) * 101}%)`}}>
            <div style={{fontSize: 96, fontWeight: 740, letterSpacing: '-0.04em', lineHeight: 1.05, opacity: show(20)}}>Ada Example</div>
            <div style={{fontSize: 46, color: '#7cc4ff', opacity: show(28), transform: `translateX(${(1 - show(28)) * 40}px)`}}>Lower third, ready to cut in</div>
          </div>
        </div>
      </div>
      <div style={{position: 'absolute', right: 90, top: 80, padding: '16px 34px', borderRadius: 99, fontSize: 44, fontWeight: 650, backgroundColor: '#0b62b8', color: '#f7f8fa', transform: `translateY(${(show(24) - 1) * 190}px)`}}>
        Live
      </div>
    </AbsoluteFill>
  );
}
