import {type RefObject, useEffect} from 'react';
import {isFrugal} from '../lib/connection';
import {useMoving} from './use-moving';

/** What only a reader does. Moving the page counts: what comes next is below. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

type Props = {
	src: string;
	/** The element while there is one. */
	element: RefObject<HTMLVideoElement | null>;
	/** Called once, when the reader first moves, touches or types anything; a stable function. */
	onSign: () => void;
};

/**
 * A rendered video over its poster, silent and endless, until something that answers to the reader takes its place.
 * Readers who want no motion or few bytes keep the poster, whose text says what is seen.
 */
export const Clip = ({src, element, onSign}: Props) => {
	const {moving} = useMoving();
	useEffect(() => {
		const waiting = new AbortController();
		const {signal} = waiting;
		const hear = () => {
			waiting.abort();
			onSign();
		};
		for (const sign of SIGNS) {
			addEventListener(sign, hear, {capture: true, passive: true, signal});
		}

		return () => waiting.abort();
	}, [onSign]);
	return moving && !isFrugal() ? (
		<video ref={element} src={src} autoPlay muted loop playsInline disablePictureInPicture aria-hidden="true" tabIndex={-1} />
	) : null;
};
