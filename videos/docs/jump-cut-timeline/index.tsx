import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const sections = [
  {from: 20, to: 80, color: '#0b84f3'},
  {from: 125, to: 185, color: '#7cc4ff'},
  {from: 230, to: 280, color: '#f7f8fa'},
];
const FIRST_FRAME = 45;
const TOTAL = sections.reduce((sum, {from, to}) => sum + to - from, 0);
const startOf = (index: number) => sections.slice(0, index).reduce((sum, {from, to}) => sum + to - from, 0);
const x = (frame: number) => (frame / 300) * 1080;

const Row = ({top, label, frame}: {top: number; label: string; frame: number}) => (
  <div style={{position: 'absolute', top, width: 1080, display: 'flex', justifyContent: 'space-between', fontSize: 44}}>
    <span style={{color: '#8b95ad'}}>{label}</span>
    <span style={{fontVariantNumeric: 'tabular-nums'}}>frame {frame}</span>
  </div>
);

const Playhead = ({left, top}: {left: number; top: number}) => (
  <div style={{position: 'absolute', left: left - 4, top, width: 8, height: 164, borderRadius: 4, backgroundColor: '#ffb020'}} />
);

export default function JumpCutTimeline() {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

  const output = interpolate(frame, [FIRST_FRAME, FIRST_FRAME + TOTAL - 1], [0, TOTAL - 1], clamp);
  const current = sections.findLastIndex((_, index) => startOf(index) <= output);
  const source = sections[current].from + output - startOf(current);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 100, top: 72}}>
        <Row top={0} label="Recording" frame={source} />
        <div style={{position: 'absolute', top: 96, width: 1080, height: 120, borderRadius: 16, backgroundColor: '#1b2338'}} />
        <Row top={330} label="Video" frame={output} />
        {sections.map(({from, to, color}, index) => {
          const moved = interpolate(frame, [6 + index * 5, 30 + index * 5], [0, 1], {...clamp, easing: Easing.inOut(Easing.cubic)});
          const left = interpolate(moved, [0, 1], [x(from), x(startOf(index))]);
          const box = {position: 'absolute', width: x(to - from) - 4, height: 120, borderRadius: 12, fontSize: 56, display: 'flex', alignItems: 'center', justifyContent: 'center'} as const;
          return (
            <div key={from}>
              <div style={{...box, left: x(from), top: 96, color, boxShadow: `inset 0 0 0 4px ${color}`}}>{index + 1}</div>
              <div style={{...box, left, top: 96 + 330 * moved, backgroundColor: color, color: '#0d1321'}}>{index + 1}</div>
            </div>
          );
        })}
        <Playhead left={x(source)} top={74} />
        <Playhead left={x(output)} top={404} />
      </div>
    </AbsoluteFill>
  );
}
