import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

const CONCURRENCY = 3;
const TOTAL = 18;
const START = 15;

// Whichever tab is free first takes the next frame of the queue
const freeAt = new Array<number>(CONCURRENCY).fill(START);
const jobs = new Array(TOTAL).fill(0).map((_, index) => {
  const tab = freeAt.indexOf(Math.min(...freeAt));
  const start = freeAt[tab];
  const end = start + 10 + Math.round(random(`cost-${index}`) * 22);
  freeAt[tab] = end;
  return {index, tab, start, end};
});

const x = (time: number) => ((time - START) / (Math.max(...freeAt) - START)) * 900;

export default function ConcurrencyLanes() {
  const frame = useCurrentFrame();
  const rendered = jobs.filter((job) => frame >= job.end).length;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 40, fontVariantNumeric: 'tabular-nums'}}>
      <div style={{position: 'absolute', left: 80, right: 80, top: 56, display: 'flex', justifyContent: 'space-between', fontSize: 56, fontWeight: 700}}>
        <span>concurrency: {CONCURRENCY}</span>
        <span style={{color: '#0b84f3'}}>
          {rendered} of {TOTAL}
        </span>
      </div>
      {freeAt.map((_, tab) => (
        <div key={tab} style={{position: 'absolute', left: 80, top: 178 + tab * 108, width: 1120, height: 88}}>
          <div style={{lineHeight: '88px'}}>Tab {tab + 1}</div>
          <div style={{position: 'absolute', left: 220, top: 0, width: 900, height: 88, borderRadius: 12, backgroundColor: '#26314a', overflow: 'hidden'}}>
            {jobs.filter((job) => job.tab === tab).map((job) => {
              const progress = interpolate(frame, [job.start, job.end], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'});
              const width = x(job.end) - x(job.start) - 6;

              return (
                <div key={job.index} style={{position: 'absolute', left: x(job.start), width: width * progress, height: 88, borderRadius: 10, overflow: 'hidden', backgroundColor: progress < 1 ? '#ffb020' : '#7cc4ff'}}>
                  <div style={{width, textAlign: 'center', lineHeight: '88px', color: '#10131a'}}>{job.index}</div>
                </div>
              );
            })}
          </div>
        </div>
      ))}
      <div style={{position: 'absolute', left: 80, top: 528, fontSize: 44}}>Video, in frame order</div>
      <div style={{position: 'absolute', left: 80, top: 598, width: 1120, height: 66, display: 'flex', gap: 4}}>
        {jobs.map((job) => (
          <div key={job.index} style={{flex: 1, borderRadius: 6, backgroundColor: frame >= job.end ? '#0b84f3' : '#26314a'}} />
        ))}
      </div>
    </AbsoluteFill>
  );
}
