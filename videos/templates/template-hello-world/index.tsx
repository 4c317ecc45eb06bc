import {Triangle} from '@remotion/shapes';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const words = ['Hello,', 'World'];

export default function HelloWorld() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const mark = spring({frame, fps, config: {damping: 12}});
  const aside = spring({frame: frame - 22, fps, config: {damping: 200}});
  const leave = interpolate(frame, [durationInFrames - 14, durationInFrames - 1], [1, 0], {extrapolateLeft: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <AbsoluteFill style={{opacity: leave, transform: `scale(${0.94 + leave * 0.06})`}}>
        <div
          style={{
            position: 'absolute',
            left: 540 - aside * 400,
            top: 250,
            width: 200,
            height: 200,
            borderRadius: 56,
            display: 'grid',
            placeItems: 'center',
            backgroundColor: '#0b84f3',
            transform: `scale(${mark}) rotate(${(1 - mark) * -120}deg)`,
          }}
        >
          <Triangle length={96} direction="right" cornerRadius={12} fill="#f7f8fa" style={{marginLeft: 14}} />
        </div>
        <div style={{position: 'absolute', left: 400, top: 258, fontSize: 136, fontWeight: 750, letterSpacing: '-0.05em', lineHeight: 1}}>
          {words.map((word, i) => {
            const enter = spring({frame: frame - 34 - i * 6, fps, config: {damping: 16}});
            return (
              <span key={word} style={{display: 'inline-block', marginRight: 36, opacity: enter, transform: `translateY(${(1 - enter) * 60}px)`}}>
                {word}
              </span>
            );
          })}
        </div>
        <div style={{position: 'absolute', left: 408, top: 406, fontSize: 40, opacity: interpolate(frame, [54, 66], [0, 0.7], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})}}>
          Change the text, see the video change.
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
