import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const Card: React.FC<{x: number; title: string; note: string; color: string; ink?: string}> = ({x, title, note, color, ink = '#f7f8fa'}) => (
  <div style={{position: 'absolute', left: x, top: 250, width: 300, height: 220, borderRadius: 24, backgroundColor: color, color: ink, display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: 10}}>
    <div style={{fontSize: 54, fontWeight: 700}}>{title}</div>
    <div style={{fontSize: 40}}>{note}</div>
  </div>
);

/** Two identities: the user calls the function, the function's role works with the bucket. */
export default function LambdaPolicies() {
  const frame = useCurrentFrame();
  const dots = (path: (t: number) => [number, number], color: string, offset: number) =>
    [0, 1, 2].map((i) => {
      const t = ((frame + offset) / 75 + i / 3) % 1;
      const [x, y] = path(t);
      return <circle key={`${color}${i}`} cx={x} cy={y} r={13} fill={color} opacity={interpolate(t, [0, 0.1, 0.9, 1], [0, 1, 1, 0])} />;
    });

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg viewBox="0 0 1280 720" style={{position: 'absolute'}} fill="none" strokeWidth={6}>
        <path d="M350 360 H490" stroke="#0b84f3" />
        <path d="M200 470 C 200 640, 1080 640, 1080 470" stroke="#0b84f3" />
        <path d="M790 360 H930" stroke="#ffb020" />
        {dots((t) => [350 + 140 * t, 360], '#7cc4ff', 0)}
        {dots((t) => {
          const u = 1 - t;
          return [200 * u ** 3 + 600 * t * u ** 2 + 3240 * t ** 2 * u + 1080 * t ** 3, 470 * u ** 3 + 1920 * t * u ** 2 + 1920 * t ** 2 * u + 470 * t ** 3];
        }, '#7cc4ff', 20)}
        {dots((t) => [790 + 140 * t, 360], '#ffb020', 40)}
      </svg>
      <div style={{position: 'absolute', left: 50, top: 130, width: 740, fontSize: 46, fontWeight: 600, color: '#7cc4ff', textAlign: 'center'}}>User policy</div>
      <div style={{position: 'absolute', left: 610, top: 130, width: 500, fontSize: 46, fontWeight: 600, color: '#ffb020', textAlign: 'center'}}>Role policy</div>
      <Card x={50} title="You" note="deploy, start" color="#0b84f3" />
      <Card x={490} title="Function" note="renders" color="#1c2740" />
      <Card x={930} title="Bucket" note="sites, videos" color="#1c2740" />
    </AbsoluteFill>
  );
}
