import {makeHeart} from '@remotion/shapes';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const COUNT = 12;
const RADIUS = 270;
const {path, width, height} = makeHeart({height: 56});

export default function AppleWowRing() {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const distance = RADIUS * spring({fps, frame, config: {damping: 200}, durationInFrames: 60});
  const turned = Math.min(COUNT - 1, Math.floor(frame / 6));

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321'}}>
      <svg viewBox="-420 -360 1280 720">
        {new Array(COUNT).fill(true).map((_, i) => {
          const angle = (i / COUNT) * 360;
          const marked = i === turned;
          return (
            <g key={i} transform={`rotate(${angle})`}>
              <line y2={-distance} stroke={marked ? '#ffb020' : '#24304a'} strokeWidth={marked ? 6 : 3} />
              <g transform={`translate(0 ${-distance}) rotate(${-angle})`}>
                <path d={path} transform={`translate(${-width / 2} ${-height / 2})`} fill={marked ? '#ffb020' : '#0b84f3'} />
              </g>
            </g>
          );
        })}
        <g fontSize={44} fill="#7cc4ff">
          <text x={380} y={-60}>angle</text>
          <text x={380} y={60}>distance</text>
          <g fill="#f7f8fa" fontWeight={700} textAnchor="end">
            <text x={800} y={-60}>{(turned / COUNT) * 360}°</text>
            <text x={800} y={60}>{Math.round(distance)} px</text>
          </g>
        </g>
      </svg>
    </AbsoluteFill>
  );
}
