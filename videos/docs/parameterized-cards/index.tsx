import {AbsoluteFill, Easing, interpolate, Sequence, useCurrentFrame} from 'remotion';

type CardProps = {name: string; score: number; color: string};

const renders: CardProps[] = [
  {name: 'Lagos', score: 31, color: '#ffb020'},
  {name: 'Oslo', score: 12, color: '#7cc4ff'},
  {name: 'Quito', score: 19, color: '#0b84f3'},
];

const Card = ({name, score, color}: CardProps) => {
  const frame = useCurrentFrame();
  const enter = interpolate(frame, [4, 30], [0, 1], {
    easing: Easing.bezier(0.16, 1, 0.3, 1),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{position: 'absolute', left: 640, top: 110, width: 540, height: 500, overflow: 'hidden', borderRadius: 28, backgroundColor: '#f7f8fa', color: '#10131a'}}>
      <div style={{position: 'absolute', left: 0, right: 0, bottom: 0, height: enter * score * 15, backgroundColor: color}} />
      <div style={{position: 'absolute', left: 44, top: 40, fontSize: 64, fontWeight: 600, opacity: enter}}>{name}</div>
      <div style={{position: 'absolute', left: 40, bottom: 30, fontSize: 176, fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'tabular-nums'}}>
        {Math.round(enter * score)}°
      </div>
    </div>
  );
};

const Json = ({props}: {props: CardProps}) => {
  const frame = useCurrentFrame();

  return (
    <div style={{position: 'absolute', left: 100, top: 222, fontSize: 44, lineHeight: 1.6}}>
      <div style={{color: '#7cc4ff'}}>inputProps</div>
      {Object.entries(props).map(([key, value], i) => (
        <div key={key} style={{opacity: interpolate(frame, [i * 3, i * 3 + 8], [0.2, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})}}>
          <span style={{color: '#93a0b8'}}>{key}:</span> {JSON.stringify(value)}
        </div>
      ))}
    </div>
  );
};

export default function ParameterizedCards() {
  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      {renders.map((props, i) => (
        <Sequence key={props.name} from={i * 60} durationInFrames={60}>
          <Json props={props} />
          <Card {...props} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
}
