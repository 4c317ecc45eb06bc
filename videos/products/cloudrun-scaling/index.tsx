import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const REQUESTS = [0, 1, 2, 6, 9, 10]; // seconds at which a render is requested
const START = 4; // seconds that a cold instance takes: an assumption
const RENDER = 10;
const WIDTH = 1160;
const SECONDS = 30;

/** Each line is an instance. It renders one video at a time; a new one has to start first. */
export default function CloudRunScaling({minInstances = 1, maxInstances = 3}: {minInstances?: number; maxInstances?: number}) {
  const frame = useCurrentFrame();
  const now = interpolate(frame, [10, 130], [0, SECONDS], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
  const free: number[] = Array.from({length: Math.min(minInstances, maxInstances)}, () => -1);
  const jobs = REQUESTS.map((at) => {
    let instance = free.findIndex((t) => t <= at);
    let start = at;
    let cold = 0;
    if (instance === -1 && free.length < maxInstances) {
      instance = free.push(0) - 1;
      cold = START;
    } else if (instance === -1) {
      instance = free.indexOf(Math.min(...free));
      start = free[instance];
    }

    free[instance] = start + cold + RENDER;
    return {at, instance, start, cold};
  });
  const row = Math.min(160, 520 / Math.max(free.length, 1));
  const x = (s: number) => 60 + (s / SECONDS) * WIDTH;
  const bar = (from: number, to: number) => ({left: x(from), width: Math.max(0, x(Math.min(to, now)) - x(from))});
  const waiting = jobs.filter((job) => job.at <= now && job.start > now).length;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 60, top: 50, right: 60, display: 'flex', justifyContent: 'space-between', fontSize: 50, fontWeight: 700}}>
        <span>{free.length} {free.length === 1 ? 'instance' : 'instances'}</span>
        <span style={{color: waiting > 0 ? '#ffb020' : '#6b7a95'}}>{waiting} waiting</span>
      </div>
      {jobs.map(({instance, start, cold}, i) => {
        const common = {position: 'absolute' as const, top: 150 + instance * row, height: row * 0.78, borderRadius: 14};
        return (
          <div key={i}>
            <div style={{...common, ...bar(start, start + cold), backgroundColor: '#2a3857'}} />
            <div style={{...common, ...bar(start + cold, start + cold + RENDER - 0.2), backgroundColor: i % 2 ? '#0b84f3' : '#3a9df6'}} />
          </div>
        );
      })}
      <div style={{position: 'absolute', left: x(now) - 2, top: 135, width: 4, height: 545, backgroundColor: '#f7f8fa', opacity: 0.6}} />
    </AbsoluteFill>
  );
}
