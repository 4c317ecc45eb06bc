import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {cleanPath} from './navigation/clean-path';
import {onHydrated} from './navigation/hydration-flag';

const {pathname, search, hash} = window.location;
const isNotFound = document.documentElement.hasAttribute('data-not-found');
const clean = cleanPath(pathname);
/** A page is drawn under its path with and without a slash at the end, and under no other form. */
const isClean = pathname === clean || pathname === `${clean}/`;

if (isNotFound && !isClean) {
	window.location.replace(clean + search + hash);
} else {
	hydrate();
}

function hydrate(): void {
	if (isNotFound) {
		// One file answers for every unknown URL. It was written for /404, so it can only come alive under that path.
		window.history.replaceState(window.history.state, '', '/404');
	} else if (!isClean) {
		window.history.replaceState(window.history.state, '', clean + search + hash);
	}

	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				{/* A page that has arrived is drawn in one go: in slices, frames that show nothing new come in between. */}
				<HydratedRouter useTransitions={false} />
			</StrictMode>,
		);
	});

	if (isNotFound) {
		onHydrated(() => window.history.replaceState(window.history.state, '', pathname + search + hash));
	}
}
