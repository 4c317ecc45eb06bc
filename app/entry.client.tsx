import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {cleanPath} from './navigation/clean-path';
import {onHydrated} from './navigation/hydration-flag';
import {takeInterruptedNavigation} from './navigation/interrupted-navigation';

const {pathname, search, hash} = window.location;
const interrupted = takeInterruptedNavigation();
const isNotFound = document.documentElement.hasAttribute('data-not-found');
const clean = cleanPath(pathname);

if (interrupted && interrupted !== pathname + search + hash) {
	// The code of the page that was asked for did not load and the router reloaded the page before it.
	window.location.replace(interrupted);
} else if (isNotFound && clean !== pathname) {
	window.location.replace(clean + search + hash);
} else {
	hydrate();
}

function hydrate(): void {
	if (isNotFound) {
		// One file answers for every unknown address. It was written for /404, so it can only come alive under that path.
		window.history.replaceState(window.history.state, '', '/404');
	} else if (clean !== pathname) {
		window.history.replaceState(window.history.state, '', clean + search + hash);
	}

	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<HydratedRouter />
			</StrictMode>,
		);
	});

	if (isNotFound) {
		onHydrated(() => window.history.replaceState(window.history.state, '', pathname + search + hash));
	}
}
