import {measureText} from '@remotion/layout-utils';
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

const Measured = ({text, fontSize, fontWeight}: {text: string; fontSize: number; fontWeight: number}) => {
  const frame = useCurrentFrame();
  const style = {fontFamily, fontSize, fontWeight};
  const {width, height} = measureText({text, ...style, additionalStyles: {lineHeight: '1.2'}});

  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;
  const across = width * interpolate(frame, [10, 45, 110, 119], [0, 1, 1, 0], clamp);
  const down = height * interpolate(frame, [40, 60, 110, 119], [0, 1, 1, 0], clamp);
  const [left, top] = [(1280 - width) / 2, (720 - height) / 2];

  return (
    <>
      <div style={{position: 'absolute', left, top, width, height, backgroundColor: '#14305a'}} />
      <div style={{...style, position: 'absolute', left, top, lineHeight: 1.2, whiteSpace: 'pre'}}>{text}</div>
      <svg width={1280} height={720} style={{position: 'absolute'}} stroke="#ffb020" strokeWidth={6} strokeLinecap="round">
        <path d={`M ${left} ${top - 50} v 28 m 0 -14 h ${across} m 0 -14 v 28`} fill="none" />
        <path d={`M ${left - 50} ${top} h 28 m -14 0 v ${down} m -14 0 h 28`} fill="none" />
      </svg>
      <div style={{position: 'absolute', left, top: top - 120, fontSize: 44, fontWeight: 600}}>width {across.toFixed(1)}</div>
      <div style={{position: 'absolute', left, top: top + height + 40, fontSize: 44, fontWeight: 600}}>height {down.toFixed(1)}</div>
    </>
  );
};

export default function MeasureText({text = 'Riverside', fontSize = 150, fontWeight = 700}) {
  const ready = useFont();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      {ready ? <Measured text={text.slice(0, 16)} fontSize={fontSize} fontWeight={fontWeight} /> : null}
    </AbsoluteFill>
  );
}
