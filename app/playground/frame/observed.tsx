import {Component, type FC, type ReactNode, useEffect} from 'react';
import {useCurrentFrame} from 'remotion';
import type {Video} from './evaluate';
import {PlacedError} from './failure';

/** Throws an error in place of `null` and other thrown values that the player doesn't take for a failure. */
class Thrown extends Component<{children: ReactNode}, {thrown?: {value: unknown}}> {
	override state: {thrown?: {value: unknown}} = {};

	static getDerivedStateFromError(value: unknown) {
		return {thrown: {value}};
	}

	override render() {
		const {thrown} = this.state;
		if (thrown) {
			throw thrown.value || new PlacedError(`The code threw ${thrown.value === '' ? "''" : String(thrown.value)}.`);
		}

		return this.props.children;
	}
}

/** Wraps a video so that `onDrawn` is called after each frame that rendered without an error, including errors in effects. */
export const observed = (Video: Video, onDrawn: (frame: number) => void): Video => {
	const Observed: FC<Record<string, unknown>> = (props) => {
		const frame = useCurrentFrame();
		useEffect(() => {
			// Deferred, because this effect runs even if one of the video's has thrown. React unmounts the video right afterwards.
			const timer = setTimeout(() => onDrawn(frame));
			return () => clearTimeout(timer);
		}, [frame]);
		return (
			<Thrown>
				<Video {...props} />
			</Thrown>
		);
	};
	return Observed;
};
