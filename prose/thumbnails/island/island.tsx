import {useEffect, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {useLoad} from '../../../app/islands/loading/use-load';
import type {IslandProps} from '../../../app/islands/registry';
import {importAgain} from '../../../app/lib/loading/import-again';

const loadFilm = () => importAgain(() => import('./film'));

/** The player, which isn't loaded until the reader wants to see a thumbnail play. If that fails, the next one tries again. */
const Thumbnail = ({picture}: {picture: HTMLElement}) => {
	const film = useLoad(loadFilm);
	return film.status === 'loaded' ? <film.value.default picture={picture} /> : null;
};

const pictureOf = (target: EventTarget | null): HTMLElement | null =>
	(target instanceof Element && target.closest('.thumbnail')?.querySelector<HTMLElement>('.thumbnail-picture')) || null;

/** Whether thumbnails only play on a click on their button. The style sheet has the same query. */
const hasButtons = () => matchMedia('(hover: none), (prefers-reduced-motion: reduce)').matches;

/** The thumbnail that should play: the one under the pointer, with keyboard focus, or whose button was clicked. */
const useWanted = (host: HTMLElement): HTMLElement | null => {
	const [wanted, setWanted] = useState<HTMLElement | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		const listen = <Type extends keyof HTMLElementEventMap>(type: Type, listener: (event: HTMLElementEventMap[Type]) => void) =>
			host.addEventListener(type, listener, {signal: stop.signal});

		listen('pointerover', ({target}) => {
			if (!hasButtons()) {
				setWanted(pictureOf(target));
			}
		});
		listen('pointerleave', () => {
			if (!hasButtons()) {
				setWanted(null);
			}
		});
		listen('focusin', ({target}) => {
			if (target instanceof Element && target.matches(':focus-visible') && !hasButtons()) {
				setWanted(pictureOf(target));
			}
		});
		listen('focusout', ({relatedTarget}) => {
			if (!hasButtons() && !(relatedTarget instanceof Node && host.contains(relatedTarget))) {
				setWanted(null);
			}
		});
		listen('click', ({target}) => {
			if (target instanceof Element && target.matches('.thumbnail-play')) {
				const picture = pictureOf(target);
				setWanted((before) => (before === picture ? null : picture));
			}
		});
		return () => stop.abort();
	}, [host]);
	return wanted;
};

/** Plays the thumbnails of a grid, one at a time. */
export default function ThumbnailsIsland({host}: IslandProps) {
	const wanted = useWanted(host);

	useLayoutEffect(() => {
		host.dataset.state = 'ready';
	}, [host]);

	useEffect(() => {
		const button = wanted?.parentElement?.querySelector('.thumbnail-play');
		button?.setAttribute('aria-pressed', 'true');
		return () => button?.setAttribute('aria-pressed', 'false');
	}, [wanted]);

	return wanted ? createPortal(<Thumbnail key={wanted.dataset.demo} picture={wanted} />, wanted) : null;
}
