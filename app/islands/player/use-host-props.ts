import {useCallback, useMemo, useSyncExternalStore} from 'react';
import {PROPS_CHANGE} from '../props-change';

/** The props in a placeholder's `data-props`, kept up to date as the controls on the page change them. */
export const useHostProps = (host: HTMLElement): Record<string, unknown> => {
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
