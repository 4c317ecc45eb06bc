import {AbsoluteFill, interpolate, random, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {tabs: number};

const TRACK = 1000;
const label = {position: 'absolute', left: 100, fontSize: 44} as const;

// What a clock inside the page would say when this frame is captured: each tab
// opened at a different time and gets to its next frame at its own pace.
const clock = (frame: number, duration: number, tabs: number) => {
  const tab = frame % tabs;
  const lag = tabs === 1 ? 0 : (random(`tab-${tab}`) - 0.5) * 0.5;
  const jitter = (random(`frame-${frame}`) - 0.5) * 0.06;
  return Math.min(1, Math.max(0, frame / (duration - 1) + lag + jitter));
};

const Track = ({top, progress, color}: {top: number; progress: number; color: string}) => (
  <div style={{position: 'absolute', left: 100, top, width: TRACK + 80, height: 80, borderRadius: 40, backgroundColor: '#16213a'}}>
    <div style={{position: 'absolute', left: progress * TRACK, width: 80, height: 80, borderRadius: 40, backgroundColor: color}} />
  </div>
);

export default function FlickerTabs({tabs = 4}: Props) {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const progress = interpolate(frame, [0, durationInFrames - 1], [0, 1]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{...label, top: 70}}>Driven by useCurrentFrame()</div>
      <Track top={146} progress={progress} color="#0b84f3" />
      <div style={{...label, top: 290}}>Driven by a CSS animation</div>
      <Track top={366} progress={clock(frame, durationInFrames, tabs)} color="#ffb020" />
      <div style={{position: 'absolute', left: 100, top: 540, display: 'flex', gap: 20}}>
        {new Array(tabs).fill(0).map((_, tab) => {
          const active = frame % tabs === tab;
          return (
            <div key={tab} style={{width: 160, padding: '18px 0', textAlign: 'center', fontSize: 44, borderRadius: 16, backgroundColor: active ? '#7cc4ff' : '#16213a', color: active ? '#0d1321' : '#7f8ba3'}}>
              Tab {tab + 1}
            </div>
          );
        })}
      </div>
    </AbsoluteFill>
  );
}
