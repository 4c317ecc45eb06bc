import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const BOXES = {
  browser: {left: 60, top: 250, label: 'Browser', color: '#0b84f3'},
  server: {left: 760, top: 70, label: 'Your server', color: '#2a3857'},
  bucket: {left: 760, top: 430, label: 'S3 bucket', color: '#ffb020'},
} as const;
const [WIDTH, HEIGHT] = [440, 200];
type Name = keyof typeof BOXES;

const STEPS: {from: Name; to: Name; text: string; size: number}[] = [
  {from: 'browser', to: 'server', text: '1. May I upload holiday.mp4?', size: 18},
  {from: 'server', to: 'browser', text: '2. A URL that is valid for minutes', size: 18},
  {from: 'browser', to: 'bucket', text: '3. PUT the file to that URL', size: 40},
];
const LENGTH = 60;
const center = (name: Name) => ({x: BOXES[name].left + WIDTH / 2, y: BOXES[name].top + HEIGHT / 2});

export default function EditorUpload() {
  const frame = useCurrentFrame();
  const index = Math.min(STEPS.length - 1, Math.floor(frame / LENGTH));
  const {from, to, text, size} = STEPS[index]!;
  const [a, b] = [center(from), center(to)];
  const progress = interpolate(frame - index * LENGTH, [6, LENGTH - 12], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp', easing: Easing.inOut(Easing.cubic)});

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', color: '#f7f8fa'}}>
      <svg width={1280} height={720} style={{position: 'absolute'}}>
        {(['server', 'bucket'] as const).map((name) => (
          <line key={name} x1={center('browser').x} y1={center('browser').y} x2={center(name).x} y2={center(name).y} stroke="#3c4a66" strokeWidth={6} strokeDasharray="4 16" strokeLinecap="round" />
        ))}
        <circle cx={a.x + (b.x - a.x) * progress} cy={a.y + (b.y - a.y) * progress} r={size} fill="#f7f8fa" />
      </svg>
      {Object.entries(BOXES).map(([name, {left, top, label, color}]) => (
        <div key={name} style={{position: 'absolute', left, top, width: WIDTH, height: HEIGHT, borderRadius: 28, backgroundColor: color, color: name === 'bucket' ? '#10131a' : '#f7f8fa', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 54, fontWeight: 650}}>{label}</div>
      ))}
      <div style={{position: 'absolute', left: 60, top: 560, width: 640, fontSize: 48, lineHeight: 1.25}}>{text}</div>
    </AbsoluteFill>
  );
}
