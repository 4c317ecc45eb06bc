import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;
type Corner = (typeof CORNERS)[number];
type Box = {left: number; top: number; width: number; height: number};
const GAP = 30;

/** Where the parts stand, in pixels of the finished video. Both recordings are 16:9. */
const arrange = (canvas: string, corner: Corner, screen: boolean): {webcam: Box; captions?: Box} => {
  const right = corner.endsWith('right');
  const bottom = corner.startsWith('bottom');
  if (canvas === 'landscape') {
    return {webcam: screen
      ? {left: right ? 1540 : GAP, top: bottom ? 650 : GAP, width: 350, height: 400}
      : {left: 0, top: 0, width: 1920, height: 1080}};
  }
  const top = screen === bottom ? 634 : GAP;
  const row = {top: bottom ? 634 : GAP, height: 416};
  return screen
    ? {webcam: {...row, left: right ? 686 : GAP, width: 364}, captions: {...row, left: right ? GAP : 424, width: 626}}
    : {webcam: {left: GAP, top: bottom ? 476 : GAP, width: 1020, height: 574}, captions: {left: GAP, top: bottom ? GAP : top, width: 1020, height: 416}};
};

const Part = ({box, color, label, round}: {box: Box; color: string; label: string; round: number}) => (
  <div style={{position: 'absolute', ...box, borderRadius: round, backgroundColor: color, color: '#f7f8fa', display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 66, fontWeight: 600}}>{label}</div>
);

export default function RecorderLayouts({canvas = 'square', screen = true, webcamPosition = 'every corner'}: {canvas?: string; screen?: boolean; webcamPosition?: string}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const turn = Math.floor(frame / 45);
  const at = (i: number) => (webcamPosition === 'every corner' ? CORNERS[(i + 4) % 4]! : (webcamPosition as Corner));
  const from = arrange(canvas, at(turn - 1), screen);
  const to = arrange(canvas, at(turn), screen);
  const progress = spring({frame: frame % 45, fps, durationInFrames: 15, config: {damping: 200}});
  const mix = (a: Box, b: Box): Box => ({
    left: a.left + (b.left - a.left) * progress, top: a.top + (b.top - a.top) * progress,
    width: a.width + (b.width - a.width) * progress, height: a.height + (b.height - a.height) * progress,
  });
  const width = canvas === 'landscape' ? 1920 : 1080;
  const webcam = mix(from.webcam, to.webcam);
  // In the square, the screen takes the half that the webcam leaves free
  const screenBox = canvas === 'landscape'
    ? {left: 0, top: 0, width: 1920, height: 1080}
    : {left: GAP, top: GAP + (1 - (webcam.top - GAP) / 604) * 446, width: 1020, height: 574};

  return (
    <AbsoluteFill style={{backgroundColor: '#0d1321', alignItems: 'center', justifyContent: 'center'}}>
      <div style={{position: 'relative', width, height: 1080, flexShrink: 0, scale: '0.61', backgroundColor: '#f7f8fa', borderRadius: 12, overflow: 'hidden'}}>
        {screen ? <Part box={screenBox} color="#2a3857" label="screen" round={canvas === 'landscape' ? 0 : 20} /> : null}
        {to.captions && from.captions ? (
          <div style={{position: 'absolute', ...mix(from.captions, to.captions), borderRadius: 20, border: '3px solid #d5dae4', backgroundColor: 'white', color: '#10131a', padding: 40, boxSizing: 'border-box', fontSize: 62, fontWeight: 600}}>captions</div>
        ) : null}
        <Part box={webcam} color="#0b84f3" label="webcam" round={screen || canvas === 'square' ? 20 : 0} />
      </div>
    </AbsoluteFill>
  );
}
