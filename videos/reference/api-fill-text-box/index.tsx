import {fillTextBox} from '@remotion/layout-utils';
import {useEffect, useMemo, useState} from 'react';
import {AbsoluteFill, useCurrentFrame, useDelayRender, useRemotionEnvironment} from 'remotion';

const fontFamily = "'Geist Film', 'Geist Variable', sans-serif";

// The page loads its font before the video starts; a render has to wait for it
const useFont = () => {
  const {isRendering} = useRemotionEnvironment();
  const {delayRender, continueRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Waiting for the font'));
  const [ready, setReady] = useState(!isRendering);
  useEffect(() => {
    if (ready) continueRender(handle);
    else document.fonts.load(`700 100px ${fontFamily}`).then(() => setReady(true));
  }, [ready, handle, continueRender]);
  return ready;
};

const fill = (text: string, maxBoxWidth: number, maxLines: number) => {
  const box = fillTextBox({maxBoxWidth, maxLines});
  const placed: {word: string; line: number; newLine: boolean; exceedsBox: boolean}[] = [];
  let line = 0;
  for (const word of text.split(' ')) {
    const result = box.add({text: ` ${word}`, fontFamily, fontSize: 84, fontWeight: 700});
    line += result.newLine ? 1 : 0;
    placed.push({word, line, ...result});
    if (result.exceedsBox) break;
  }
  return placed;
};

const Filled = ({text, maxBoxWidth, maxLines}: {text: string; maxBoxWidth: number; maxLines: number}) => {
  const frame = useCurrentFrame();
  const words = useMemo(() => fill(text, maxBoxWidth, maxLines), [text, maxBoxWidth, maxLines]);
  const shown = words.slice(0, Math.floor(frame / 10));
  const last = shown.at(-1);
  const color = last?.exceedsBox ? '#ff7a66' : last?.newLine ? '#ffb020' : '#7cc4ff';

  return (
    <>
      <div style={{position: 'absolute', left: 60, top: 60, width: maxBoxWidth, height: maxLines * 104, outline: '4px solid #7585a6', borderRadius: 4}} />
      {Array.from({length: maxLines}, (_, i) => (
        <div key={i} style={{position: 'absolute', left: 60, top: 60 + i * 104, lineHeight: '104px', whiteSpace: 'pre', fontFamily, fontSize: 84, fontWeight: 700}}>
          {shown
            .filter(({line, exceedsBox}) => line === i && !exceedsBox)
            .map((item, j) => (
              <span key={j} style={{color: item === last ? color : undefined}}>
                {j === 0 ? item.word : ` ${item.word}`}
              </span>
            ))}
        </div>
      ))}
      <div style={{position: 'absolute', left: 60, top: 500, fontSize: 48, color}}>{last ? `add("${last.word}")` : null}</div>
      <div style={{position: 'absolute', left: 60, top: 580, display: 'flex', gap: 60, fontSize: 48, fontWeight: 600}}>
        <span style={{color: last?.newLine ? color : '#7585a6'}}>newLine: {String(last?.newLine ?? false)}</span>
        <span style={{color: last?.exceedsBox ? color : '#7585a6'}}>exceedsBox: {String(last?.exceedsBox ?? false)}</span>
      </div>
    </>
  );
};

export default function FillTextBox({text = 'Each word asks for room in the box until there is none left', maxBoxWidth = 960, maxLines = 2}) {
  const ready = useFont();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {ready ? <Filled text={text} maxBoxWidth={maxBoxWidth} maxLines={maxLines} /> : null}
    </AbsoluteFill>
  );
}
