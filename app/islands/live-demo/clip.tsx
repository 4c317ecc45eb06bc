import {type RefObject, useEffect} from 'react';
import {isFrugal} from '../../lib/connection';
import {useMoving} from './use-moving';

/** Events that only a reader causes. Scrolling counts, because the next thing to see is below. */
const READER_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

type Props = {
	src: string;
	/** The time of the poster's frame in seconds, where playback starts, so that nothing jumps. */
	start: number;
	/** Called with the time in seconds of each frame shown. Must be stable. */
	onTime?: (seconds: number) => void;
	/** Set to the video element while there is one. */
	element: RefObject<HTMLVideoElement | null>;
	/** Called once, when the reader first moves, touches or types anything. Must be stable. */
	onReader: () => void;
};

/**
 * A rendered video over its poster, muted and in a loop. Readers who prefer reduced motion, or have data saver on, only see the
 * poster. Its alt text describes both.
 */
export const Clip = ({src, start, element, onTime, onReader}: Props) => {
	const {moving} = useMoving();
	useEffect(() => {
		const waiting = new AbortController();
		const {signal} = waiting;
		const onEvent = () => {
			waiting.abort();
			onReader();
		};
		for (const type of READER_EVENTS) {
			addEventListener(type, onEvent, {capture: true, passive: true, signal});
		}

		return () => waiting.abort();
	}, [onReader]);
	const shown = moving && !isFrugal();
	useEffect(() => {
		const video = element.current;
		if (!shown || !video?.requestVideoFrameCallback || !onTime) {
			return;
		}

		let next = 0;
		const onVideoFrame: VideoFrameRequestCallback = (_, {mediaTime}) => {
			onTime(mediaTime);
			next = video.requestVideoFrameCallback(onVideoFrame);
		};
		next = video.requestVideoFrameCallback(onVideoFrame);
		return () => video.cancelVideoFrameCallback(next);
	}, [shown, element, onTime]);
	return shown ? (
		<video
			ref={element}
			src={`${src}#t=${start}`}
			autoPlay
			muted
			loop
			playsInline
			disablePictureInPicture
			aria-hidden="true"
			tabIndex={-1}
		/>
	) : null;
};
