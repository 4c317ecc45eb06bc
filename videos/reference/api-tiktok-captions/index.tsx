import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const WORDS = ['The', 'tide', 'turns', 'at', 'noon', 'and', 'then', 'the', 'boats', 'come', 'in', 'again'];
const captions = WORDS.map((word, i) => ({text: i === 0 ? word : ` ${word}`, startMs: i * 400, endMs: i * 400 + 380}));

type Token = (typeof captions)[number];

const toPages = (combineWithin: number) => {
  const pages: Token[][] = [];
  for (const caption of captions) {
    const page = pages[pages.length - 1];
    const lastsMs = page ? page[page.length - 1].endMs - page[0].startMs : Infinity;
    if (lastsMs > combineWithin) {
      pages.push([{...caption, text: caption.text.trimStart()}]);
    } else {
      page.push(caption);
    }
  }
  return pages;
};

export default function TikTokCaptions({combineTokensWithinMilliseconds = 800}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const timeMs = (frame / fps) * 1000;
  const pages = toPages(combineTokensWithinMilliseconds);
  const page = [...pages].reverse().find(([first]) => first.startMs <= timeMs) ?? pages[0];

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center', padding: 80}}>
      <div style={{fontSize: 140, fontWeight: 800, lineHeight: 1.15, letterSpacing: '-0.03em', textAlign: 'center', whiteSpace: 'pre-wrap'}}>
        {page.map(({text, startMs, endMs}) => {
          const active = startMs <= timeMs && timeMs < endMs;
          const pop = interpolate(timeMs - startMs, [0, 120], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
          return (
            <span key={startMs} style={{color: active ? '#ffb020' : '#f7f8fa', opacity: 0.35 + pop * 0.65}}>
              {text}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
