import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const LEFT = 70;
const WIDTH = 1140;
const KEYS = {playback: [0, 60, 110, 180], position: [0, 0.4, 0.4, 1]};

/** Playback catches up with what has loaded, waits, and goes on. */
export default function PlayerBuffering() {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const position = interpolate(frame, KEYS.playback, KEYS.position, clamp);
  const loaded = interpolate(frame, [0, 20, 60, 108, 140], [0.2, 0.34, 0.4, 0.62, 1], clamp);
  const buffering = frame >= 60 && frame < 110;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      <div style={{position: 'absolute', left: LEFT, top: 80, display: 'flex', gap: 30, alignItems: 'center'}}>
        {['playing', 'buffering'].map((state) => {
          const on = (state === 'buffering') === buffering;
          return (
            <div key={state} style={{padding: '22px 44px', borderRadius: 24, fontSize: 56, color: on ? '#10131a' : '#8f9bb3', backgroundColor: on ? (buffering ? '#ffb020' : '#7cc4ff') : '#1c2740'}}>
              {state}
            </div>
          );
        })}
        <div style={{color: '#8f9bb3', marginLeft: 20}}>{frame < 60 ? '' : buffering ? 'event: waiting' : 'event: resume'}</div>
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 320, color: '#8f9bb3'}}>Media loaded</div>
      <div style={{position: 'absolute', left: LEFT, top: 390, width: WIDTH, height: 60, borderRadius: 16, backgroundColor: '#1c2740'}}>
        <div style={{width: WIDTH * loaded, height: 60, borderRadius: 16, backgroundColor: '#3a4a70'}} />
      </div>
      <div style={{position: 'absolute', left: LEFT, top: 510, color: '#8f9bb3'}}>Playhead</div>
      <div style={{position: 'absolute', left: LEFT, top: 580, width: WIDTH, height: 60, borderRadius: 16, backgroundColor: '#1c2740'}}>
        <div style={{width: Math.max(16, WIDTH * position), height: 60, borderRadius: 16, backgroundColor: buffering ? '#ffb020' : '#0b84f3'}} />
      </div>
      <div style={{position: 'absolute', left: LEFT + WIDTH * position - 4, top: 370, width: 8, height: 290, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
    </AbsoluteFill>
  );
}
