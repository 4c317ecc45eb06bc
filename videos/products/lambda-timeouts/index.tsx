import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 60;
const WIDTH = 1160;
const SECONDS = 130;
const px = (s: number) => (s / SECONDS) * WIDTH;

const ROWS = [
  {name: 'Main function', limit: 120, stuck: 0, ends: 44},
  {name: 'Renderer function', limit: 120, stuck: 6, ends: 40},
  {name: 'delayRender()', limit: 30, stuck: 10, ends: 40},
];

/** A handle that is never continued fails after 30 seconds, long before the functions reach their own timeout. */
export default function LambdaTimeouts() {
  const frame = useCurrentFrame();
  const now = interpolate(frame, [15, 120], [0, 44], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      {ROWS.map(({name, limit, stuck, ends}, i) => {
        const failed = now >= ends;
        const top = 70 + i * 205;
        return (
          <div key={name}>
            <div style={{position: 'absolute', left: LEFT, right: LEFT, top, display: 'flex', justifyContent: 'space-between', fontSize: 46, fontWeight: 600}}>
              <span>{name}</span>
              <span style={{color: failed ? '#ffb020' : '#a9b4c8'}}>{failed ? (limit === 30 ? 'timed out' : 'failed') : `limit ${limit} s`}</span>
            </div>
            <div style={{position: 'absolute', left: LEFT + px(stuck), top: top + 72, width: px(limit), height: 70, borderRadius: 14, border: '3px dashed #3a4a6d', boxSizing: 'border-box'}} />
            <div style={{position: 'absolute', left: LEFT + px(stuck), top: top + 72, width: px(Math.max(0, Math.min(now, ends) - stuck)), height: 70, borderRadius: 14, backgroundColor: failed ? '#ffb020' : '#0b84f3'}} />
          </div>
        );
      })}
    </AbsoluteFill>
  );
}
