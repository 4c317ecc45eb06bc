import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const pages = [
  {name: 'pages/index', color: '#0b84f3'},
  {name: 'pages/api', color: '#ffb020'},
  {name: 'remotion/', color: '#7cc4ff'},
];
const STEP = 45;

/** Sheets of a stack: the front one goes to the back while the next comes forward. */
export default function NextPagesDir() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const turn = Math.floor(frame / STEP) + spring({frame: (frame % STEP) - 12, fps, config: {damping: 17}});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#10131a'}}>
      {pages
        .map((page, i) => ({...page, depth: (((i - turn) % 3) + 3) % 3}))
        .sort((a, b) => b.depth - a.depth)
        .map(({name, color, depth}) => {
          const leaving = depth > 2 ? 3 - depth : 0; // On its way from the front to the back
          const place = depth > 2 ? 2 * (1 - leaving) : depth;
          return (
            <div
              key={name}
              style={{
                position: 'absolute',
                left: 130 + place * 90,
                top: 250 - place * 90 + Math.sin(leaving * Math.PI) * 320,
                width: 840,
                height: 400,
                borderRadius: 28,
                overflow: 'hidden',
                border: '5px solid #10131a',
                backgroundColor: '#18223a',
                transform: `scale(${1 - place * 0.04})`,
              }}
            >
              <div style={{padding: '18px 32px', backgroundColor: color, borderBottom: '5px solid #10131a', fontFamily: 'ui-monospace, monospace', fontSize: 46, fontWeight: 600}}>
                {name}
              </div>
              <div style={{padding: 40, display: 'flex', flexDirection: 'column', gap: 26}}>
                {[0.82, 0.56, 0.7].map((share, row) => (
                  <div key={share} style={{display: 'flex', gap: 18}}>
                    <div style={{width: 90 + row * 40, height: 34, borderRadius: 17, backgroundColor: color}} />
                    <div style={{width: share * 460, height: 34, borderRadius: 17, backgroundColor: '#3c4a66'}} />
                  </div>
                ))}
              </div>
            </div>
          );
        })}
    </AbsoluteFill>
  );
}
