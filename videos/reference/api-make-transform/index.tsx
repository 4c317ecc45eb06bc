import {makeTransform, perspective, rotateY, rotateZ, scale, translateX} from '@remotion/animation-utils';
import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export default function MakeTransform({turn = 55, tilt = -8, size = 1.15}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const there = spring({frame, fps, delay: 12, config: {damping: 14}});
  const back = spring({frame, fps, delay: 80, config: {damping: 200}});
  const p = there - back;

  const steps = [
    {call: `translateX(${Math.round(p * 90)})`, value: translateX(p * 90)},
    {call: `rotateY(${Math.round(p * turn)})`, value: rotateY(p * turn)},
    {call: `rotateZ(${Math.round(p * tilt)})`, value: rotateZ(p * tilt)},
    {call: `scale(${(1 + p * (size - 1)).toFixed(2)})`, value: scale(1 + p * (size - 1))},
  ];
  const transform = makeTransform([perspective(1000), ...steps.map(({value}) => value)]);
  const box = {position: 'absolute', left: 120, top: 180, width: 380, height: 360, borderRadius: 40} as const;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{...box, border: '4px dashed #2f4d7a', boxSizing: 'border-box'}} />
      <div style={{...box, background: 'linear-gradient(135deg, #7cc4ff, #0b84f3)', transform, display: 'grid', placeItems: 'center', fontSize: 160, fontWeight: 700}}>A</div>
      <div style={{position: 'absolute', left: 740, top: 150, fontSize: 46, lineHeight: 1.9, fontVariantNumeric: 'tabular-nums'}}>
        <div style={{color: '#9aa7bd'}}>makeTransform([</div>
        {steps.map(({call}, i) => (
          <div key={i} style={{paddingLeft: 44, whiteSpace: 'nowrap', color: '#ffb020'}}>
            {call}
          </div>
        ))}
        <div style={{color: '#9aa7bd'}}>])</div>
      </div>
    </AbsoluteFill>
  );
}
