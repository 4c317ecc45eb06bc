import './placeholder.css';
import {useEffect, useLayoutEffect, useSyncExternalStore} from 'react';
import {createPortal} from 'react-dom';
import {IslandBoundary} from './island-boundary';
import {observeNear} from './near-viewport';
import {linkedFrame} from './player/frame-link';
import {type IslandProps, islands} from './registry';
import {createSlots, MAX_PLAYERS} from './slots';

const players = createSlots<Element>(MAX_PLAYERS);
const others = createSlots<Element>(Number.POSITIVE_INFINITY);

const useAlive = (host: HTMLElement, slots: typeof players): boolean => {
	useEffect(() => {
		const stop = observeNear(host, (near) => (near ? slots.enter(host) : slots.leave(host)));
		// The video under the pointer should play, even if more are in view than may be mounted.
		const area = host.closest('[data-island-area]') ?? host;
		const enter = () => slots.enter(host);
		area.addEventListener('pointerenter', enter);
		return () => {
			stop();
			area.removeEventListener('pointerenter', enter);
			slots.remove(host);
		};
	}, [host, slots]);
	return useSyncExternalStore(
		slots.subscribe,
		() => slots.isAlive(host),
		() => false,
	);
};

/**
 * Mounts the island of a placeholder while it has one of the slots, and keeps the placeholder's `data-state` up to date. An unknown name is
 * shown as an error in the placeholder.
 */
export const Island = ({host, ...props}: IslandProps) => {
	const name = host.dataset.island ?? '';
	const alive = useAlive(host, name === 'player' ? players : others);

	useLayoutEffect(() => {
		host.dataset.state = alive ? 'loading' : 'poster';
		return () => {
			host.dataset.state = 'poster';
		};
	}, [host, alive]);

	// A link to a frame of this video leads to the video.
	useEffect(() => {
		if (host.dataset.demo && linkedFrame(window.location.search, host.dataset.demo) !== null) {
			host.scrollIntoView({block: 'center'});
		}
	}, [host]);

	return alive
		? createPortal(
				<IslandBoundary>
					<NamedIsland name={name} host={host} {...props} />
				</IslandBoundary>,
				host,
			)
		: null;
};

const NamedIsland = ({name, ...props}: IslandProps & {name: string}) => {
	const Part = islands[name];
	if (!Part) {
		throw new Error(`Unknown island “${name}”: expected one of ${Object.keys(islands).join(', ')}`);
	}
	return <Part {...props} />;
};
