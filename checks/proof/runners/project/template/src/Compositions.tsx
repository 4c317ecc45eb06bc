import {AbsoluteFill, Audio, Composition, staticFile, useCurrentFrame} from 'remotion';
import {durationInFrames, ids} from './names';

const Sample: React.FC<Record<string, unknown>> = (props) => (
	<AbsoluteFill style={{fontSize: 8}}>
		{useCurrentFrame()} {JSON.stringify(props)}
		<Audio src={staticFile('sound.wav')} />
	</AbsoluteFill>
);

/** Small and short compositions with the names that a sample uses, so that rendering one takes a second. */
export const Compositions = () =>
	ids.map((id) => <Composition key={id} id={id} component={Sample} durationInFrames={durationInFrames} fps={30} width={128} height={72} />);
