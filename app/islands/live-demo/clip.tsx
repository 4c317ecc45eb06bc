import {type RefObject, useEffect} from 'react';
import {isFrugal} from '../../lib/connection';
import {useMoving} from './use-moving';

/** What only a reader does. Moving the page counts: what comes next is below. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

type Props = {
	src: string;
	/** Where it begins, in seconds: at the picture of the poster that is there already. */
	start: number;
	/** Called with the time in seconds of each frame shown; must be stable. */
	onTime?: (seconds: number) => void;
	/** The element while there is one. */
	element: RefObject<HTMLVideoElement | null>;
	/** Called once, when the reader first moves, touches or types anything; a stable function. */
	onSign: () => void;
};

/**
 * A rendered video over its poster, silent and endless, until something that answers to the reader takes its place.
 * Readers who want no motion or few bytes keep the poster, whose text says what is seen.
 */
export const Clip = ({src, start, element, onTime, onSign}: Props) => {
	const {moving} = useMoving();
	useEffect(() => {
		const waiting = new AbortController();
		const {signal} = waiting;
		const onFirstSign = () => {
			waiting.abort();
			onSign();
		};
		for (const sign of SIGNS) {
			addEventListener(sign, onFirstSign, {capture: true, passive: true, signal});
		}

		return () => waiting.abort();
	}, [onSign]);
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
