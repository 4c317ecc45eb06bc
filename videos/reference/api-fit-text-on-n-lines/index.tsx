import {fitTextOnNLines} from '@remotion/layout-utils';
import {useEffect, useMemo, useState} from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, useDelayRender, useRemotionEnvironment} from 'remotion';

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

const Fitted = ({text, maxLines, maxBoxWidth}: {text: string; maxLines: number; maxBoxWidth: number}) => {
  const frame = useCurrentFrame();
  const {fontSize, lines} = useMemo(
    () => fitTextOnNLines({text, maxLines, maxBoxWidth, maxFontSize: 110, fontFamily, fontWeight: 700}),
    [text, maxLines, maxBoxWidth],
  );
  const appear = (line: number) =>
    interpolate(frame, [8 + line * 8, 26 + line * 8, 108, 119], [0, 1, 1, 0], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
      easing: Easing.out(Easing.cubic),
    });

  return (
    <>
      <div style={{position: 'absolute', left: 60, top: 50, width: maxBoxWidth, height: 530, backgroundColor: '#18223a', outline: '4px solid #3c4a66', borderRadius: 4, fontFamily, fontWeight: 700, fontSize, lineHeight: 1.16, display: 'flex', flexDirection: 'column', justifyContent: 'center'}}>
        {lines.map((line, i) => (
          <div key={i} style={{whiteSpace: 'pre', color: i % 2 ? '#0b84f3' : '#f7f8fa', opacity: appear(i), transform: `translateY(${(1 - appear(i)) * 30}px)`}}>
            {line}
          </div>
        ))}
      </div>
      <div style={{position: 'absolute', left: 60, right: 60, top: 618, display: 'flex', justifyContent: 'space-between', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
        <span style={{color: '#7cc4ff', fontWeight: 600}}>font size {fontSize.toFixed(2)}</span>
        <span style={{color: '#9aa7bd'}}>
          {lines.length} of {maxLines} lines
        </span>
      </div>
    </>
  );
};

export default function FitTextOnNLines({text = 'The last train leaves the old harbour at dawn', maxLines = 3, maxBoxWidth = 820}) {
  const ready = useFont();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {ready ? <Fitted text={text} maxLines={maxLines} maxBoxWidth={maxBoxWidth} /> : null}
    </AbsoluteFill>
  );
}
