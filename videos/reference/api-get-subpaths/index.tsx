import {getSubpaths} from '@remotion/paths';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const icon = 'M 120 380 V 200 L 320 60 L 520 200 V 380 Z M 270 380 V 260 H 370 V 380 Z M 430 137 V 50 H 490 V 179 Z';
const colors = ['#0b84f3', '#ffb020', '#7cc4ff'];
const subpaths = getSubpaths(icon);

export default function ApiGetSubpaths() {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', alignItems: 'center'}}>
      <svg width={1000} height={470} viewBox="0 0 640 400" style={{overflow: 'visible', marginTop: 10}}>
        {subpaths.map((d, i) => {
          const out = spring({frame, fps, delay: 12 + i * 8, config: {damping: 13}});
          const back = spring({frame: frame - durationInFrames + 30, fps, config: {damping: 200}});
          const offset = [-200, 110, 210][i]! * (out - back);
          return <path key={d} d={d} fill={colors[i]} stroke="#0d1321" strokeWidth={6} transform={`translate(${offset} ${(i - 1) * -20 * (out - back)})`} />;
        })}
      </svg>
      <div style={{display: 'flex', flexDirection: 'column', gap: 8, fontSize: 42, marginTop: 10}}>
        {subpaths.map((d, i) => (
          <div key={d}>
            <b style={{display: 'inline-block', width: 70, color: i === 1 ? '#ffb020' : '#7cc4ff'}}>[{i}]</b>
            {d}
          </div>
        ))}
      </div>
    </AbsoluteFill>
  );
}
