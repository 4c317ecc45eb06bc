import {useSyncExternalStore} from 'react';

const never = () => () => {};

/** False in the markup of the server and in the first client render, true from then on. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
