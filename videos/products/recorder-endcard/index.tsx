import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const CHANNELS: Record<string, string> = {youtube: '@northbound', linkedin: 'Northbound', x: '@northbound_dev', instagram: '@northbound.video'};
const LINKS = ['northbound.example'];

export default function RecorderEndcard({platform = 'youtube', canvas = 'landscape'}: {platform?: string; canvas?: string}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const wide = canvas === 'landscape';
  const button = platform === 'youtube' ? 'Subscribe' : platform === 'linkedin' ? 'Connect' : 'Follow';
  // The platform on which the video is posted needs no row: it has the button
  const rows = [...Object.entries(CHANNELS).filter(([name]) => name !== platform).map(([name, handle]) => ({name, handle})), ...LINKS.map((handle) => ({name: 'link', handle}))];
  const slide = spring({frame, fps, delay: 35, durationInFrames: 30, config: {damping: 200}});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <div style={{position: 'relative', width: wide ? 1200 : 675, height: 675, backgroundColor: '#18223a', color: '#f7f8fa', borderRadius: 10, overflow: 'hidden'}}>
        <div style={{position: 'absolute', left: 56, top: 96, translate: `0 ${interpolate(slide, [0, 1], [190, 0])}px`, display: 'flex', alignItems: 'center', gap: 28}}>
          <svg width={110} height={110} viewBox="0 0 110 110">
            <circle cx={55} cy={55} r={55} fill="#0b84f3" />
            <path d="M55 20 L80 84 L55 70 L30 84 Z" fill="#f7f8fa" />
          </svg>
          <div style={{backgroundColor: '#f7f8fa', color: '#10131a', borderRadius: 60, padding: '26px 54px', fontSize: 46, fontWeight: 600}}>{button}</div>
        </div>
        {rows.map(({name, handle}, i) => {
          const shown = spring({frame, fps, delay: 35 + ((rows.length - 1 - i) / rows.length) * 15, durationInFrames: 15, config: {damping: 200}});
          return (
            <div key={name} style={{position: 'absolute', left: 56, top: 268 + i * 88, display: 'flex', gap: 28, alignItems: 'center', fontSize: 42, opacity: shown}}>
              <span style={{width: 110, display: 'flex', justifyContent: 'center'}}>
                <span style={{width: 44, height: 44, borderRadius: name === 'link' ? 22 : 10, backgroundColor: name === 'link' ? '#ffb020' : '#3d4f75'}} />
              </span>
              {handle}
            </div>
          );
        })}
        {wide ? [96, 380].map((top) => (
          <div key={top} style={{position: 'absolute', right: 50, top, width: 360, height: 202, border: '5px solid #f7f8fa', boxSizing: 'border-box'}} />
        )) : null}
      </div>
    </AbsoluteFill>
  );
}
