import {useLayoutEffect, useRef} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';

const RINGS = 9;
const GAP = 90; // pixels between two rings

export default function CanvasRipples() {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const canvas = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;

    // As many pixels as the screen or the render has. Also clears the canvas
    const density = window.devicePixelRatio;
    context.canvas.width = width * density;
    context.canvas.height = height * density;
    context.scale(density, density);

    context.fillStyle = '#0d1321';
    context.fillRect(0, 0, width, height);

    // Three rings are sent out in each loop
    const shift = ((frame / durationInFrames) * 3) % 1;
    for (let i = 0; i < RINGS; i++) {
      const age = i + shift;
      context.beginPath();
      context.arc(width / 2, height / 2, age * GAP, 0, Math.PI * 2);
      context.lineWidth = 22 * (1 - age / RINGS);
      context.strokeStyle = '#7cc4ff';
      context.globalAlpha = 1 - age / RINGS;
      context.stroke();
    }
  }, [durationInFrames, frame, height, width]);

  return <canvas ref={canvas} style={{width, height}} />;
}
