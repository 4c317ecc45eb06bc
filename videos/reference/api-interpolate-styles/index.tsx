import {interpolateStyles} from '@remotion/animation-utils';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const styles = [
  {backgroundColor: '#0b84f3', borderRadius: 0, width: 220, transform: 'translateX(0px) rotate(0deg)'},
  {backgroundColor: '#7cc4ff', borderRadius: 110, width: 340, transform: 'translateX(370px) rotate(180deg)'},
  {backgroundColor: '#ffb020', borderRadius: 40, width: 220, transform: 'translateX(860px) rotate(360deg)'},
];

export default function InterpolateStyles() {
  const frame = useCurrentFrame();
  const options = {easing: Easing.inOut(Easing.cubic), extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const style = interpolateStyles(frame, [10, 60, 110], styles, options);
  const fade = interpolate(frame, [0, 6, 124, 130], [0, 1, 1, 0]);

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', padding: '0 100px'}}>
      {styles.map((keyframe, i) => (
        <div key={i} style={{...keyframe, position: 'absolute', top: 120, height: 220, backgroundColor: 'transparent', border: '4px dashed #3c4a66', boxSizing: 'border-box'}} />
      ))}
      <div style={{...style, position: 'absolute', top: 120, height: 220, opacity: fade}} />
      <div style={{position: 'absolute', left: 100, right: 100, bottom: 70, fontSize: 42, lineHeight: 1.45, fontVariantNumeric: 'tabular-nums'}}>
        <div>
          backgroundColor <b>{String(style.backgroundColor)}</b>
        </div>
        <div>
          borderRadius <b>{Math.round(Number(style.borderRadius))}</b>, width <b>{Math.round(Number(style.width))}</b>
        </div>
        <div>
          transform <b>{String(style.transform).replace(/(\d+)\.\d+/g, '$1')}</b>
        </div>
      </div>
    </AbsoluteFill>
  );
}
