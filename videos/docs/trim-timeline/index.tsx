import {AbsoluteFill, Easing, interpolate, random, useCurrentFrame} from 'remotion';

const BEFORE = 60;
const AFTER = 180;
const PLAY_AT = 45;
const x = (fileFrame: number) => (fileFrame / 300) * 1080;

// A made-up sound of 300 frames, one bar for every 5
const bars = Array.from({length: 60}, (_, i) => ({
  at: i * 5,
  height: 24 + 116 * random(`bar-${i}`) * (0.55 + 0.45 * Math.sin(i / 4)),
}));

const Row = ({top, label, frame}: {top: number; label: string; frame: number}) => (
  <div style={{position: 'absolute', top, width: 1080, display: 'flex', justifyContent: 'space-between', fontSize: 44}}>
    <span style={{color: '#8b95ad'}}>{label}</span>
    <span style={{fontVariantNumeric: 'tabular-nums'}}>frame {frame}</span>
  </div>
);

const Playhead = ({left, top}: {left: number; top: number}) => (
  <div style={{position: 'absolute', left: left - 3, top, width: 6, height: 164, borderRadius: 3, backgroundColor: '#ffb020'}} />
);

export default function TrimTimeline() {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  const moved = interpolate(frame, [8, 38], [0, 1], {...clamp, easing: Easing.inOut(Easing.cubic)});
  const played = interpolate(frame, [PLAY_AT, PLAY_AT + AFTER - BEFORE - 1], [0, AFTER - BEFORE - 1], clamp);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 100, top: 56}}>
        <Row top={0} label="File" frame={BEFORE + played} />
        {bars.map(({at, height}) => (
          <div key={at} style={{position: 'absolute', left: x(at) + 3, top: 150 - height / 2, width: 12, height, borderRadius: 6, backgroundColor: '#2a3350'}} />
        ))}
        {[BEFORE, AFTER].map((at) => (
          <div key={at} style={{position: 'absolute', left: x(at) - 2, top: 68, width: 4, height: 220, backgroundColor: '#7cc4ff'}} />
        ))}
        <div style={{position: 'absolute', left: x(BEFORE) + 16, top: 240, fontSize: 40, color: '#7cc4ff'}}>trimBefore={BEFORE}</div>
        <div style={{position: 'absolute', left: x(AFTER) + 16, top: 240, fontSize: 40, color: '#7cc4ff'}}>trimAfter={AFTER}</div>
        <Row top={350} label="Video" frame={played} />
        {bars.filter(({at}) => at >= BEFORE && at < AFTER).map(({at, height}) => (
          <div key={at} style={{position: 'absolute', left: x(at - BEFORE * moved) + 3, top: 150 + 350 * moved - height / 2, width: 12, height, borderRadius: 6, backgroundColor: '#0b84f3'}} />
        ))}
        <Playhead left={x(BEFORE + played)} top={68} />
        <Playhead left={x(played)} top={418} />
      </div>
    </AbsoluteFill>
  );
}
