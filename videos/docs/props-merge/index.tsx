import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const keys = ['title', 'theme', 'city', 'weather'];

const stages: {name: string; at: number; color: string; props: Record<string, string>}[] = [
  {name: 'defaultProps', at: 5, color: '#7cc4ff', props: {title: 'Hello', theme: 'light', city: 'Bern'}},
  {name: 'inputProps', at: 42, color: '#0b84f3', props: {title: 'Hi Ana', city: 'Lima'}},
  {name: 'calculated', at: 82, color: '#ffb020', props: {weather: '19 °C'}},
];

export default function PropsMerge() {
  const frame = useCurrentFrame();
  const enter = (at: number) =>
    interpolate(frame, [at, at + 22], [0, 1], {
      easing: Easing.bezier(0.16, 1, 0.3, 1),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa', fontSize: 44}}>
      {keys.map((key, row) => (
        <div key={key} style={{position: 'absolute', left: 80, top: 206 + row * 112, lineHeight: '92px', color: '#93a0b8'}}>
          {key}
        </div>
      ))}
      {stages.map((stage, column) => (
        <div key={stage.name} style={{position: 'absolute', left: 280 + column * 314, top: 90, width: 294, opacity: enter(stage.at), transform: `translateX(${(1 - enter(stage.at)) * -60}px)`}}>
          <div style={{color: stage.color, textAlign: 'center'}}>{stage.name}</div>
          {keys.map((key, row) => {
            // The last stage up to this one that sets the key wins
            const source = stages.slice(0, column + 1).reverse().find(({props}) => key in props);
            const own = source === stage;

            return (
              <div key={key} style={{position: 'absolute', top: 116 + row * 112, width: 294, height: 92, borderRadius: 14, textAlign: 'center', lineHeight: '86px', boxSizing: 'border-box', border: `3px solid ${source ? source.color : '#26324d'}`, backgroundColor: own ? stage.color : 'transparent', color: own && column !== 1 ? '#10131a' : '#f7f8fa'}}>
                {source ? source.props[key] : '–'}
              </div>
            );
          })}
        </div>
      ))}
    </AbsoluteFill>
  );
}
