import type {RefObject} from 'react';
import {isFrugal} from '../lib/connection';
import {useMoving} from './use-moving';

type Props = {src: string /** The element while there is one. */; element: RefObject<HTMLVideoElement | null>};

/**
 * A rendered video over its poster, silent and endless. Readers who want no motion or few bytes keep the poster, whose
 * text says what is seen.
 */
export const Clip = ({src, element}: Props) => {
	const {moving} = useMoving();
	return moving && !isFrugal() ? (
		<video ref={element} src={src} autoPlay muted loop playsInline disablePictureInPicture aria-hidden="true" tabIndex={-1} />
	) : null;
};
