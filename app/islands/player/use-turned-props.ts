import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {PROPS_CHANGE} from '../props-change';

/** The props that the placeholder carries, as the reader has turned them. */
export const useTurnedProps = (host: HTMLElement): Record<string, unknown> => {
	const text = useSyncExternalStore(
		useCallback(
			(changed) => {
				host.addEventListener(PROPS_CHANGE, changed);
				return () => host.removeEventListener(PROPS_CHANGE, changed);
			},
			[host],
		),
		() => host.dataset.props,
	);
	return useMemo(() => (text ? (JSON.parse(text) as Record<string, unknown>) : {}), [text]);
};
