import {type ComponentType, useEffect, useState} from 'react';
import {importAgain} from '../../lib/loading/import-again';
import {closeAsk} from './open-state';

// A separate function: a `then` directly after `import()` wouldn't notice that the panel's styles failed to load.
const loadPanel = () => import('./panel');

/** Loads the site's own panel when it's first opened. If that fails, it's closed again. */
export const usePanel = (isOpen: boolean) => {
	const [Panel, setPanel] = useState<ComponentType<{onShown: (isShown: boolean) => void}>>();
	const [hasFailed, setFailed] = useState(false);

	useEffect(() => {
		if (isOpen && !Panel) {
			setFailed(false);
			importAgain(loadPanel).then(
				(module) => setPanel(() => module.default),
				() => {
					setFailed(true);
					closeAsk();
				},
			);
		}
	}, [isOpen, Panel]);

	return {Panel, hasFailed};
};
