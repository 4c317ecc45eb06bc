import {getLength, getPointAtLength} from '@remotion/paths';
import {makeEllipse} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export default function ApiMakeEllipse({rx = 430, ry = 170}: {rx: number; ry: number}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {path, width, height} = makeEllipse({rx, ry});
  const length = getLength(path);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{overflow: 'visible'}}>
        <path d={path} fill="none" stroke="#7cc4ff" strokeWidth={6} strokeDasharray="2 16" strokeLinecap="round" />
        <circle cx={rx} cy={ry} r={64} fill="#ffb020" />
        {Array.from({length: 12}, (_, i) => {
          const at = (frame / durationInFrames + 1 - i * 0.012) % 1;
          const {x, y} = getPointAtLength(path, at * length);
          return <circle key={i} cx={x} cy={y} r={40 - i * 3} fill="#0b84f3" opacity={i === 0 ? 1 : 0.35 - i * 0.025} />;
        })}
      </svg>
      <div style={{position: 'absolute', bottom: 48, fontSize: 44, color: '#f7f8fa'}}>
        {width} × {height}
      </div>
    </AbsoluteFill>
  );
}
