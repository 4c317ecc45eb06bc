import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const TEXT = 'Meet your new product';
const WORDS = TEXT.split(' ');
const FIRST = 14;
const PER_LETTER = 2;

/** A line is typed on the left, and on the right it is a film already. */
export default function StoryTyped() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const letters = Math.max(0, Math.floor((frame - FIRST) / PER_LETTER));
  const typed = TEXT.slice(0, letters);
  const isBlinking = frame % 24 < 14;
  let begins = 0;
  return (
    <AbsoluteFill style={{flexDirection: 'row', backgroundColor: '#eef2f8', color: '#10131a'}}>
      <div style={{width: 520, padding: '150px 50px 0 80px', boxSizing: 'border-box'}}>
        <div style={{fontSize: 30, fontWeight: 600, color: '#5b6880'}}>Your text</div>
        <div style={{height: 330, marginTop: 18, padding: 30, borderRadius: 20, border: '4px solid #0b84f3', backgroundColor: '#ffffff', fontSize: 52, fontWeight: 600, lineHeight: 1.25, letterSpacing: -1}}>
          {typed}
          <span style={{display: 'inline-block', width: 4, height: 50, marginLeft: 4, translate: '0 8px', backgroundColor: '#0b84f3', opacity: isBlinking ? 1 : 0}} />
        </div>
      </div>
      <div style={{position: 'relative', flex: 1, backgroundColor: '#0d1321', color: '#f7f8fa', padding: '0 70px', display: 'flex', flexDirection: 'column', justifyContent: 'center'}}>
        {WORDS.map((word, index) => {
          const start = FIRST + begins * PER_LETTER;
          begins += word.length + 1;
          const shown = spring({fps, frame: frame - start - word.length * PER_LETTER, config: {damping: 14}});
          return (
            <div key={word} style={{fontSize: 122, fontWeight: 800, lineHeight: 1.06, letterSpacing: -6, opacity: Math.min(1, shown * 2), translate: `${interpolate(shown, [0, 1], [-70, 0])}px 0`, color: index === WORDS.length - 1 ? '#ffb020' : '#f7f8fa'}}>
              {word}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
