import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {header: 'missing' | '*' | 'other origin'};

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)} as const;

const Box = ({left, name, detail}: {left: number; name: string; detail: string}) => (
  <div style={{position: 'absolute', left, top: 190, width: 400, height: 230, borderRadius: 24, backgroundColor: '#16213a', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: 14}}>
    <div style={{fontSize: 48, fontWeight: 700}}>{name}</div>
    <div style={{fontSize: 40, color: '#7cc4ff'}}>{detail}</div>
  </div>
);

export default function CorsFlow({header = 'missing'}: Props) {
  const frame = useCurrentFrame();
  const request = interpolate(frame, [10, 40], [0, 1], clamp);
  const response = interpolate(frame, [55, 90], [0, 1], clamp);
  const allowed = header === '*';
  const judged = interpolate(frame, [90, 100], [0, 1], clamp);
  const dot = response > 0 ? 1 - response : request;
  const color = response === 0 ? '#ffb020' : judged === 0 ? '#7cc4ff' : allowed ? '#0b84f3' : '#ff5a4e';

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <div style={{position: 'absolute', left: 80, top: 64, fontSize: 52, fontWeight: 700}}>{response === 0 ? 'The browser asks …' : judged === 0 ? '… the server answers …' : '… and the browser decides'}</div>
      <Box left={80} name="Chrome" detail="localhost:3000" />
      <Box left={800} name="Server" detail="media.example" />
      <div style={{position: 'absolute', left: 500, top: 303, width: 280, height: 4, backgroundColor: '#2a3856'}} />
      <div style={{position: 'absolute', left: 500 + dot * 240, top: 285, width: 40, height: 40, borderRadius: 20, backgroundColor: color}} />
      <div style={{position: 'absolute', left: 80, top: 480, fontSize: 40, opacity: interpolate(frame, [50, 60], [0, 1], clamp)}}>
        Access-Control-Allow-Origin: <span style={{color: allowed ? '#7cc4ff' : '#ff8a80'}}>{header === 'missing' ? '(missing)' : header === '*' ? '*' : 'https://other.example'}</span>
      </div>
      <div style={{position: 'absolute', left: 80, top: 568, fontSize: 52, fontWeight: 700, color: allowed ? '#7cc4ff' : '#ff8a80', opacity: judged}}>
        {allowed ? 'Your code can read the response' : 'Blocked by CORS policy'}
      </div>
    </AbsoluteFill>
  );
}
