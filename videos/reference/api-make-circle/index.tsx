import {makeCircle} from '@remotion/shapes';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export default function ApiMakeCircle({radius = 210}: {radius: number}) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const {path, width, height, transformOrigin} = makeCircle({radius});
  const turn = (frame / durationInFrames) * 360;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={{overflow: 'visible'}}>
        <path id="orbit" d={path} fill="#0b84f3" />
        <g transform={`rotate(${turn} ${transformOrigin})`}>
          <text fill="#f7f8fa" fontSize={58} fontWeight={700} dy={-22}>
            <textPath href="#orbit" textLength={Math.PI * radius * 2 - 20}>
              text on a path · text on a path ·
            </textPath>
          </text>
        </g>
        <text x={radius} y={radius} textAnchor="middle" dominantBaseline="central" fill="#f7f8fa" fontSize={64} fontWeight={700}>
          {width} × {height}
        </text>
      </svg>
    </AbsoluteFill>
  );
}
