import {useEffect, useState} from 'react';
import {AbsoluteFill, cancelRender, continueRender, delayRender, Easing, interpolate, staticFile, useCurrentFrame} from 'remotion';

const LINES = ['Aa Bb Cc Dd Ee', '0123456789'];

/** Loads one face from our own files; frames wait for it. */
const useFace = (family: string, file: string, weight: string) => {
  const [handle] = useState(() => delayRender(`Loading ${family}`));
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const face = new FontFace(family, `url(${staticFile(file)})`, {weight});
    face.load().then(() => {
      document.fonts.add(face);
      setReady(true);
    }, cancelRender);
  }, [family, file, weight]);
  useEffect(() => {
    if (ready) continueRender(handle);
  }, [ready, handle]);
  return ready;
};

export default function GoogleFonts({family = 'Fraunces', file = 'samples/fraunces.woff2', weight = '700', size = 96}) {
  const frame = useCurrentFrame();
  const ready = useFace(family, file, weight);
  const rise = (start: number) =>
    interpolate(frame, [start, start + 16], [0, 1], {
      easing: Easing.bezier(0.16, 1, 0.3, 1),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const leave = interpolate(frame, [80, 89], [1, 0], {extrapolateLeft: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', justifyContent: 'center', alignItems: 'center', gap: 18}}>
      <div style={{display: ready ? 'flex' : 'none', fontFamily: `'${family}'`, fontWeight: weight, fontSize: size, lineHeight: 1.1, whiteSpace: 'pre', opacity: leave}}>
        {family.split('').map((letter, index) => (
          <span key={index} style={{opacity: rise(index * 2), translate: `0 ${(1 - rise(index * 2)) * 40}px`}}>
            {letter}
          </span>
        ))}
      </div>
      <div style={{display: ready ? 'block' : 'none', fontFamily: `'${family}'`, fontWeight: weight, fontSize: size * 0.45, lineHeight: 1.35, letterSpacing: 1, textAlign: 'center', opacity: leave}}>
        {LINES.map((line, index) => (
          <div key={line} style={{color: index === 1 ? '#ffb020' : '#6f7c9f', opacity: rise(20 + index * 5)}}>
            {line}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
