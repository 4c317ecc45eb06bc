import {CameraMotionBlur} from '@remotion/motion-blur';
import {useId} from 'react';
import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  name: string;
  tagline: string;
  background: string;
  foreground: string;
  accent: string;
};

const HOLD = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
const GLIDE = Easing.bezier(0.7, 0, 0.15, 1);

// The mark is drawn in a square of 24 units; the stem of the play head stands at x = 15.
const STEM = 15;
const PITCH = 6.8;
const CLOSE_UP = 25; // pixels per unit while the strip runs through
const SMALL = 9; // pixels per unit beside the name

const STOPPED = 58; // the strip stands still, the camera pulls back
const LEAVE = 136; // the play head takes a run-up and wipes the picture

const OnePicture = ({x}: {x: number}) => <rect x={x} y={6.6} width={5.4} height={13.6} rx={1.5} />;

/** Frames run to the left: faint before they reach the play head, solid behind it. */
const Strip = ({travel, played, open, faint}: {travel: number; played: number; open: number; faint: string}) => {
  const id = useId(); // several players may share a page
  const left = interpolate(open, [0, 1], [0.8, -14]);
  const right = interpolate(open, [0, 1], [23.2, 44]);
  const pictures = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5];
  return (
    <>
      <clipPath id={`${id}-behind`}>
        <path d={`M${left} 6.6H11.4L12.8 8.2V20.2H${left}Z`} />
      </clipPath>
      <clipPath id={`${id}-ahead`}>
        <path d={`M${right} 6.6H19L17.6 8.1V20.2H${right}Z`} />
      </clipPath>
      <g clipPath={`url(#${id}-behind)`} opacity={interpolate(played, [0, 1], [0.4, 1])}>
        {[...pictures, 6, 7, 8, 9, 10, 11].map((n) => (
          <OnePicture key={n} x={7.6 + n * PITCH + travel} />
        ))}
      </g>
      <g clipPath={`url(#${id}-ahead)`} fill={faint}>
        {pictures.map((n) => (
          <OnePicture key={n} x={17.8 + n * PITCH + travel} />
        ))}
        <rect x={17.6} y={6.6} width={3} height={13.6} opacity={travel === 0 ? 1 : 0} />
      </g>
    </>
  );
};

const Sting = ({name, tagline, background, foreground, accent}: Props) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  const travel = interpolate(frame, [0, STOPPED], [12 * PITCH, 0], {...HOLD, easing: Easing.bezier(0.2, 0.55, 0.12, 1)});
  const landing = spring({fps, frame: frame - 9, config: {damping: 13, stiffness: 130, mass: 0.8}});
  const settle = interpolate(frame, [STOPPED - 4, STOPPED + 26], [0, 1], {...HOLD, easing: GLIDE});
  const zoom = interpolate(settle, [0, 1], [CLOSE_UP / SMALL, 1]);

  // A short step back before the run makes the exit feel driven.
  const runUp = interpolate(frame, [LEAVE, LEAVE + 14], [0, -22], {...HOLD, easing: Easing.inOut(Easing.cubic)});
  const run = interpolate(frame, [LEAVE + 13, LEAVE + 38], [0, 160], {...HOLD, easing: Easing.in(Easing.cubic)});
  const headX = runUp + run;
  const wipe = frame < LEAVE + 13 ? '-400%' : `${(STEM + headX) * SMALL}px`;

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      {/* 50% is half of the row, whatever the name: it keeps the mark in the middle until the name appears. */}
      <div style={{position: 'relative', top: -24 * settle, display: 'flex', alignItems: 'center', transform: `translateX(calc((50% - ${STEM * SMALL}px) * ${1 - settle}))`}}>
        <div style={{display: 'flex', alignItems: 'center', gap: 40, clipPath: `inset(-400% -400% -400% ${wipe})`}}>
          <svg viewBox="0 0 24 24" width={24 * SMALL} height={24 * SMALL} style={{overflow: 'visible', flex: 'none'}}>
            <g fill={foreground} transform={`translate(${STEM} 12) scale(${zoom}) translate(${-STEM} -12)`}>
              <Strip travel={travel} played={landing} open={Math.max(0, 1 - settle * 1.4)} faint={`color-mix(in srgb, ${foreground} 40%, ${background})`} />
            </g>
          </svg>
          <div style={{position: 'relative', color: foreground, fontSize: 176, fontWeight: 680, lineHeight: 1.16, letterSpacing: '-0.045em', whiteSpace: 'pre'}}>
            {[...name].map((letter, i) => {
              const rise = interpolate(frame, [STOPPED + 14 + i * 2, STOPPED + 36 + i * 2], [110, 0], {...HOLD, easing: Easing.out(Easing.exp)});
              return (
                // The padding leaves room for descenders, which the mask would cut.
                <span key={i} style={{display: 'inline-block', overflow: 'hidden', padding: '0 0.05em', margin: '0 -0.05em', verticalAlign: 'top'}}>
                  <span style={{display: 'inline-block', translate: `0 ${rise}%`}}>{letter}</span>
                </span>
              );
            })}
            <div
              style={{
                position: 'absolute',
                left: 8,
                top: '100%',
                color: accent,
                fontSize: 46,
                fontWeight: 500,
                letterSpacing: '-0.01em',
                opacity: interpolate(frame, [STOPPED + 36, STOPPED + 54], [0, 1], HOLD),
                translate: `0 ${interpolate(frame, [STOPPED + 36, STOPPED + 58], [24, 0], {...HOLD, easing: Easing.out(Easing.cubic)})}px`,
              }}
            >
              {tagline}
            </div>
          </div>
        </div>
        <svg viewBox="0 0 24 24" width={24 * SMALL} height={24 * SMALL} style={{position: 'absolute', left: 0, overflow: 'visible'}}>
          <g transform={`translate(${STEM} 12) scale(${zoom}) translate(${-STEM + headX} ${-12 - 32 * (1 - landing)})`}>
            <path fill={accent} d="M11.9 1h6.6a1 1 0 0 1 1 1v1.9c0 .4-.2.8-.5 1.1l-2.6 2.6V22a1.2 1.2 0 0 1-2.4 0V7.6L11.4 5a1.6 1.6 0 0 1-.5-1.1V2a1 1 0 0 1 1-1Z" />
          </g>
        </svg>
      </div>
    </AbsoluteFill>
  );
};

export default function LogoSting(props: Props) {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill style={{backgroundColor: props.background}}>
      {/* Blur draws the picture several times over: only where something is fast. The shares of eight samples add up without a shift in colour. */}
      {frame < STOPPED - 20 || frame > LEAVE + 16 ? (
        <CameraMotionBlur samples={8} shutterAngle={200}>
          <Sting {...props} />
        </CameraMotionBlur>
      ) : (
        <Sting {...props} />
      )}
    </AbsoluteFill>
  );
}
