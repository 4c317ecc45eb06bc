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
		// What is pointed at is what should move, even where more is in view than may be alive.
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

/** Brings one placeholder to life while it has a place; `data-state` on it follows. An unknown name is an error inside the placeholder. */
export const Island = ({host, ...props}: IslandProps) => {
	const name = host.dataset.island ?? '';
	const alive = useAlive(host, name === 'player' ? players : others);

	useLayoutEffect(() => {
		host.dataset.state = alive ? 'loading' : 'poster';
		return () => {
			host.dataset.state = 'poster';
		};
	}, [host, alive]);

	// The video whose frame a link shows.
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
