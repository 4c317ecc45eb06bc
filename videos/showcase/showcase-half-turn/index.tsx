import {useFrame, useThree} from '@react-three/fiber';
import {ThreeCanvas} from '@remotion/three';
import {useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {AbsoluteFill, interpolateColors, useBufferState, useCurrentFrame, useVideoConfig} from 'remotion';
import {BackSide, BoxGeometry, ExtrudeGeometry, Mesh, MeshBasicMaterial, NeutralToneMapping, PMREMGenerator, Scene, Shape} from 'three';

type Props = {
  title: string;
  note: string;
  ground: string;
  /** Colors of the plates, from one side of the ring to the other. */
  plates: [string, string, string];
  /** The plate of the frame that is shown. */
  current: string;
  ink: string;
};

const TURN = Math.PI * 2;
const RADIUS = 2.05;

const CAMERA = {fov: 30};
/** The drawing is kept after it was shown, so that a file saved in the browser has it. */
const DRAWING = {toneMapping: NeutralToneMapping, preserveDrawingBuffer: true};

/** A thin plate with round corners and a fine bevel, which catches the light. */
const plateGeometry = (width: number, height: number): ExtrudeGeometry => {
  const [x, y, r] = [width / 2, height / 2, 0.11];
  const outline = new Shape()
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
    .lineTo(x, y - r)
    .absarc(x - r, y - r, r, 0, Math.PI / 2, false)
    .lineTo(-x + r, y)
    .absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
    .lineTo(-x, -y + r)
    .absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false);
  return new ExtrudeGeometry(outline, {depth: 0.012, bevelSize: 0.008, bevelThickness: 0.008, bevelSegments: 1, curveSegments: 5}).translate(0, 0, -0.006);
};

/** A studio of five lamps, which only the reflections show: position, size, brightness. */
const LAMPS: [[number, number, number], [number, number, number], number][] = [
  [[0, 9, 0], [7, 0.1, 7], 5],
  [[-9, 3, 2], [0.1, 6, 5], 4],
  [[9, 4, -1], [0.1, 5, 3], 7],
  [[0, 3, -10], [12, 3, 0.1], 2],
  [[2, 1, 10], [3, 5, 0.1], 2],
];

const Studio = ({wall}: {wall: string}) => {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  useLayoutEffect(() => {
    const room = new Scene();
    const box = new BoxGeometry();
    for (const [position, size, brightness] of LAMPS) {
      const lamp = new Mesh(box, new MeshBasicMaterial());
      lamp.material.color.setScalar(brightness);
      lamp.position.set(...position);
      lamp.scale.set(...size);
      room.add(lamp);
    }
    const walls = new Mesh(box, new MeshBasicMaterial({color: wall, side: BackSide}));
    walls.material.color.multiplyScalar(0.72);
    walls.scale.setScalar(24);
    room.add(walls);

    const generator = new PMREMGenerator(gl);
    // Large plain lamps need few pixels, and each one is drawn from 256 directions: without a graphics card, that decides how soon the film begins.
    const reflections = generator.fromScene(room, 0.03, 0.1, 100, {size: 64});
    generator.dispose();
    box.dispose();
    scene.environment = reflections.texture;
    return () => reflections.dispose();
  }, [gl, scene, wall]);
  return null;
};

/** Circles the ring a little, comes closer, and is back where it was when the film ends. */
const Camera = ({progress}: {progress: number}) => {
  const camera = useThree((state) => state.camera);
  useLayoutEffect(() => {
    const angle = TURN * progress;
    const around = 0.5 + Math.sin(angle) * 0.42;
    const up = 0.5 + Math.cos(angle) * 0.14;
    const away = 10.6 + Math.cos(angle) * 1.1;
    camera.position.set(Math.sin(around) * Math.cos(up) * away, Math.sin(up) * away, Math.cos(around) * Math.cos(up) * away);
    camera.lookAt(-0.3, -0.25, 0);
  }, [camera, progress]);
  return null;
};

const Band = ({plates, current}: Pick<Props, 'plates' | 'current'>) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const geometry = useMemo(() => plateGeometry(1.7, 0.96), []);
  return Array.from({length: durationInFrames}, (_, i) => {
    const around = i / durationInFrames;
    const depth = (1 - Math.cos(around * TURN)) / 2;
    // Half a turn along the ring, half a turn in time: a plate looks the same upside down, so both ends meet.
    const twist = (around + frame / durationInFrames) * Math.PI;
    const distance = Math.abs(((i - frame + durationInFrames * 1.5) % durationInFrames) - durationInFrames / 2);
    const near = Math.exp(-((distance / 1.9) ** 2));
    return (
      <group key={i} rotation-y={around * TURN}>
        <mesh geometry={geometry} position-x={RADIUS} rotation-z={twist} scale={1 + near * 0.2} castShadow receiveShadow>
          <meshStandardMaterial
            color={interpolateColors(near, [0, 1], [interpolateColors(depth, [0, 0.5, 1], plates), current])}
            roughness={0.3}
          />
        </mesh>
      </group>
    );
  });
};

/** Draws when something changed, rather than sixty times a second also while the video is paused, and tells that there is a picture. */
const Picture = ({onDraw}: {onDraw: () => void}) => {
  const {gl, scene, camera} = useThree();
  const changed = useRef(true);
  // Rendered anew with each frame and each change of the props.
  useLayoutEffect(() => {
    changed.current = true;
  });
  useFrame(() => {
    if (changed.current) {
      changed.current = false;
      gl.render(scene, camera);
      onDraw();
    }
  }, 1);
  return null;
};

/** Whether this browser draws in 3D at all. If not, a sentence is better than an empty picture. */
const hasWebGL = (): boolean => {
  const context = document.createElement('canvas').getContext('webgl2');
  // A page may hold only a few of these.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

export default function HalfTurn({title, note, ground, plates, current, ink}: Props) {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const [canDraw] = useState(hasWebGL);
  const [drawn, setDrawn] = useState(false);
  const {delayPlayback} = useBufferState();
  useEffect(() => {
    if (!drawn) {
      const {unblock} = delayPlayback();
      return unblock;
    }
  }, [drawn, delayPlayback]);
  if (!canDraw) {
    throw new DOMException('This video is drawn in 3D, which needs WebGL. Your browser doesn’t support it, or it’s turned off.', 'NotSupportedError');
  }

  return (
    <AbsoluteFill style={{backgroundColor: ground, color: ink}}>
      <ThreeCanvas width={width} height={height} frameloop="demand" shadows="variance" camera={CAMERA} gl={DRAWING}>
        <Picture onDraw={() => setDrawn(true)} />
        <Studio wall={ground} />
        <Camera progress={frame / durationInFrames} />
        <directionalLight position={[-4, 8, 2.5]} intensity={2.2} castShadow shadow-mapSize={[512, 512]} shadow-radius={5} shadow-blurSamples={8} shadow-normalBias={0.03}>
          <orthographicCamera attach="shadow-camera" args={[-4.5, 4.5, 4.5, -4.5, 1, 20]} />
        </directionalLight>
        <group rotation={[0.32, 0, -0.12]}>
          <Band plates={plates} current={current} />
        </group>
        <mesh rotation-x={-Math.PI / 2} position-y={-1.75} receiveShadow>
          <planeGeometry args={[40, 40]} />
          <shadowMaterial color={ink} opacity={0.32} />
        </mesh>
      </ThreeCanvas>
      <AbsoluteFill style={{flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', padding: '0 64px 52px', fontSize: 26, letterSpacing: '-0.01em'}}>
        <div>
          <div style={{fontSize: 44, fontWeight: 640, letterSpacing: '-0.035em', lineHeight: 1.25}}>{title}</div>
          <div style={{opacity: 0.75}}>{note}</div>
        </div>
        <div style={{display: 'flex'}}>
          {/* Each digit has its own cell, so that the number stands still while it counts. */}
          {[...String(frame).padStart(3, '0')].map((digit, i) => (
            <span key={i} style={{width: 17, textAlign: 'center'}}>
              {digit}
            </span>
          ))}
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
