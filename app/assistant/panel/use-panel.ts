import {type ComponentType, useEffect, useRef, useState} from 'react';
import {importAgain} from '../../lib/import-again';
import {closeAsk} from './open-state';

// A function of its own: a `then` right after `import()` would not see that the styles of the part could not be loaded.
const loadPanel = () => import('./panel');

/** The site's own panel, loaded when it is opened for the first time. One that can't be loaded is closed again. */
export const usePanel = (isOpen: boolean) => {
	const [Panel, setPanel] = useState<ComponentType<{onShown: (isShown: boolean) => void}>>();
	const [hasFailed, setFailed] = useState(false);
	const tries = useRef(0);

	useEffect(() => {
		if (isOpen && !Panel) {
			setFailed(false);
			importAgain(loadPanel, tries.current++).then(
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
