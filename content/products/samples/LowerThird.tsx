import {AbsoluteFill} from 'remotion';

export const LowerThird: React.FC<{name: string}> = ({name}) => (
  <AbsoluteFill style={{justifyContent: 'end', fontSize: 80}}>{name}</AbsoluteFill>
);
