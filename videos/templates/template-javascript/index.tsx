import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

const lines = [
  [['const ', '#0b84f3'], ['frame', '#10131a'], [' = useCurrentFrame();', '#5b6474']],
  [['return ', '#0b84f3'], ['<h1>', '#a35a00']],
  [['  Hello ', '#10131a'], ['{frame}', '#0b84f3']],
  [['</h1>;', '#a35a00']],
] as const;
const all = lines.flat().reduce((sum, [text]) => sum + text.length, 0);

export default function JavaScript() {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  let left = Math.round(
    interpolate(frame, [6, 80, durationInFrames - 20, durationInFrames - 2], [0, all, all, 0], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'}),
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#ffb020', color: '#10131a', padding: 56}}>
      <div style={{flex: 1, borderRadius: 28, overflow: 'hidden', backgroundColor: '#f7f8fa', border: '6px solid #10131a'}}>
        <div style={{display: 'flex', backgroundColor: '#10131a'}}>
          <div style={{padding: '20px 40px', borderRadius: '18px 18px 0 0', backgroundColor: '#f7f8fa', fontFamily: 'ui-monospace, monospace', fontSize: 42, fontWeight: 600}}>
            HelloWorld.jsx
          </div>
        </div>
        <div style={{padding: '46px 56px', fontFamily: 'ui-monospace, monospace', fontSize: 54, lineHeight: '92px', whiteSpace: 'pre'}}>
          {lines.map((line, row) => (
            <div key={row} style={{height: 92}}>
              {line.map(([text, color]) => {
                const shown = text.slice(0, Math.max(0, left));
                left -= text.length;
                const isCaret = left <= 0 && left + text.length > 0;
                return (
                  <span key={text} style={{color}}>
                    {shown}
                    {isCaret && <span style={{display: 'inline-block', width: 6, height: 60, marginBottom: -10, backgroundColor: '#10131a'}} />}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <div style={{position: 'absolute', right: 96, bottom: 92, width: 150, height: 150, padding: '0 16px 4px', display: 'flex', alignItems: 'flex-end', justifyContent: 'flex-end', backgroundColor: '#10131a', color: '#ffb020', fontSize: 84, fontWeight: 800, lineHeight: 1}}>
        JS
      </div>
    </AbsoluteFill>
  );
}
