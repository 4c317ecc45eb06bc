import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const SLIDES = [
  {ground: '#ffb020', ink: '#10131a', word: 'Write'},
  {ground: '#0b84f3', ink: '#f7f8fa', word: 'Swipe'},
  {ground: '#f7f8fa', ink: '#10131a', word: 'Share'},
];
const WIDTH = 304;
const HEIGHT = 540;

/** Slides of a story play one after the other; the one that plays stands in front. */
export default function StorySlides() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const each = durationInFrames / SLIDES.length;
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      {SLIDES.map(({ground, ink, word}, index) => {
        const played = interpolate(frame, [index * each, (index + 1) * each], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
        const lift = interpolate(frame, [index * each - 10, index * each + 8, (index + 1) * each - 10, (index + 1) * each + 8], [0, 1, 1, 0], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
          easing: Easing.inOut(Easing.cubic),
        });
        return (
          <div
            key={word}
            style={{
              position: 'absolute',
              left: 122 + index * 366,
              top: 90,
              width: WIDTH,
              height: HEIGHT,
              borderRadius: 34,
              backgroundColor: ground,
              color: ink,
              opacity: 0.42 + lift * 0.58,
              scale: String(0.94 + lift * 0.12),
            }}
          >
            <div style={{position: 'absolute', left: 26, right: 26, top: 26, display: 'flex', gap: 8}}>
              {SLIDES.map((slide, part) => (
                <div key={slide.word} style={{flex: 1, height: 8, borderRadius: 4, overflow: 'hidden', backgroundColor: 'rgba(16, 19, 26, 0.25)'}}>
                  <div style={{width: `${part < index ? 100 : part === index ? played * 100 : 0}%`, height: '100%', backgroundColor: ink}} />
                </div>
              ))}
            </div>
            <div style={{position: 'absolute', left: 30, bottom: 40, fontSize: 92, fontWeight: 800, letterSpacing: -4, lineHeight: 1}}>{word}</div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
