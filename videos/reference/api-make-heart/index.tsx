import {makeHeart} from '@remotion/shapes';
import {AbsoluteFill, interpolateColors, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {height: number; aspectRatio: number};
const STRIPES = 12;

export default function ApiMakeHeart({height = 500, aspectRatio = 1.1}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const shape = makeHeart({height, aspectRatio});
  const stripe = height / STRIPES;
  const shift = (frame / durationInFrames) * stripe * 4;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 90}}>
      <svg width={shape.width} height={shape.height} viewBox={`0 0 ${shape.width} ${shape.height}`}>
        <clipPath id="heart">
          <path d={shape.path} />
        </clipPath>
        <g clipPath="url(#heart)">
          {Array.from({length: STRIPES + 5}, (_, i) => (
            <rect key={i} y={(i - 4) * stripe + shift} width={shape.width} height={stripe + 1} fill={interpolateColors(i % 4, [0, 1, 2, 3], ['#0b84f3', '#7cc4ff', '#ffb020', '#f7f8fa'])} />
          ))}
        </g>
      </svg>
      <div style={{fontSize: 44, lineHeight: 1.4, fontVariantNumeric: 'tabular-nums'}}>
        width <b>{shape.width.toFixed(1)}</b>
        <br />
        height <b>{shape.height}</b>
      </div>
    </AbsoluteFill>
  );
}
