import {AbsoluteFill, Freeze, Sequence, Series, useCurrentFrame} from 'remotion';

const AT = 40;
const HOLD = 60;
const SCENE = 90;
const WIDTH = 1080;

const parts = [
  {label: `plays to ${AT}`, from: 0, length: AT, color: '#0b84f3'},
  {label: `holds ${AT}`, from: AT, length: HOLD, color: '#ffb020'},
  {label: 'continues', from: AT + HOLD, length: SCENE - AT, color: '#7cc4ff'},
];
const x = (frame: number) => (frame / (SCENE + HOLD)) * WIDTH;

const Clock = ({color}: {color: string}) => {
  const frame = useCurrentFrame();

  return (
    <div style={{position: 'absolute', left: 270, top: 70, display: 'flex', alignItems: 'center', gap: 80}}>
      <div style={{position: 'relative', width: 340, height: 340, borderRadius: '50%', backgroundColor: '#18223a', border: `14px solid ${color}`, boxSizing: 'border-box'}}>
        <div style={{position: 'absolute', left: 149, top: 30, width: 14, height: 136, borderRadius: 7, backgroundColor: color, transformOrigin: '50% 126px', transform: `rotate(${frame * 4}deg)`}} />
      </div>
      <div>
        <div style={{fontSize: 200, fontWeight: 700, lineHeight: 1, fontVariantNumeric: 'tabular-nums'}}>{frame}</div>
        <div style={{fontSize: 44, color: '#8b95ad'}}>frame of the scene</div>
      </div>
    </div>
  );
};

export default function FreezePortion() {
  const frame = useCurrentFrame();
  const [play, hold, rest] = parts;

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <Series>
        <Series.Sequence durationInFrames={play.length}>
          <Clock color={play.color} />
        </Series.Sequence>
        <Series.Sequence durationInFrames={hold.length}>
          <Freeze frame={AT}>
            <Clock color={hold.color} />
          </Freeze>
        </Series.Sequence>
        <Series.Sequence durationInFrames={rest.length}>
          <Sequence from={-AT}>
            <Clock color={rest.color} />
          </Sequence>
        </Series.Sequence>
      </Series>
      <div style={{position: 'absolute', left: 100, top: 510}}>
        {parts.map(({label, from, length, color}) => (
          <div key={label} style={{position: 'absolute', left: x(from), width: x(length) - 8, height: 110, borderRadius: 12, backgroundColor: color, color: '#0d1321', fontSize: 44, display: 'flex', alignItems: 'center', justifyContent: 'center'}}>
            {label}
          </div>
        ))}
        <div style={{position: 'absolute', left: x(frame) - 4, top: -24, width: 8, height: 158, borderRadius: 4, backgroundColor: '#f7f8fa'}} />
      </div>
    </AbsoluteFill>
  );
}
