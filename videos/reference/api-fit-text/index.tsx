import {fitText} from '@remotion/layout-utils';
import {useEffect, useState} from 'react';
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

const Fitted = ({text, withinWidth}: {text: string; withinWidth: number}) => {
  const frame = useCurrentFrame();
  const fitted = fitText({text, withinWidth, fontFamily, fontWeight: 700});
  // Without a limit a short text becomes huge, and an empty one has no size
  const fontSize = Math.min(fitted.fontSize, 320);

  const grown = interpolate(frame, [15, 50, 105, 119], [0, 1, 1, 0], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
    easing: Easing.inOut(Easing.cubic),
  });
  const size = 60 + (fontSize - 60) * grown;
  const left = (1280 - withinWidth) / 2;

  return (
    <>
      <div style={{position: 'absolute', left, top: 90, width: withinWidth, height: 440, backgroundColor: '#16203a', borderRadius: 6}} />
      <svg width={1280} height={720} style={{position: 'absolute'}} stroke="#ffb020" strokeWidth={6} strokeDasharray="2 16" strokeLinecap="round">
        <path d={`M ${left} 60 V 560 M ${left + withinWidth} 60 V 560`} />
      </svg>
      <div style={{position: 'absolute', left, top: 90, height: 440, display: 'flex', alignItems: 'center', whiteSpace: 'pre', fontFamily, fontWeight: 700, fontSize: size}}>
        {text}
      </div>
      <div style={{position: 'absolute', left: 100, right: 100, top: 596, display: 'flex', justifyContent: 'space-between', fontSize: 44, fontVariantNumeric: 'tabular-nums'}}>
        <span style={{color: '#7cc4ff'}}>font size {size.toFixed(1)}</span>
        <span style={{color: '#ffb020'}}>width {withinWidth}</span>
      </div>
    </>
  );
};

export default function FitText({text = 'Opening night', withinWidth = 1080}) {
  const ready = useFont();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>{ready ? <Fitted text={text} withinWidth={withinWidth} /> : null}</AbsoluteFill>
  );
}
