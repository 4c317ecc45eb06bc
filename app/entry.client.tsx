import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {HydratedRouter} from 'react-router/dom';
import {cleanPath} from './navigation/clean-path';
import {onHydrated} from './navigation/hydration-flag';

const {pathname, search, hash} = window.location;
const isNotFound = document.documentElement.hasAttribute('data-not-found');
const clean = cleanPath(pathname);
/** Pages hydrate at their clean path, with or without a slash at its end. Any other spelling is replaced first. */
const isClean = pathname === clean || pathname === `${clean}/`;

if (isNotFound && !isClean) {
	window.location.replace(clean + search + hash);
} else {
	hydrate();
}

function hydrate(): void {
	if (isNotFound) {
		// One file is served for every unknown URL. It was prerendered at /404, so it can only hydrate at that path.
		window.history.replaceState(window.history.state, '', '/404');
	} else if (!isClean) {
		window.history.replaceState(window.history.state, '', clean + search + hash);
	}

	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				{/* Without transitions, a loaded page renders in one go. Time slicing would put frames in between that show nothing new. */}
				<HydratedRouter useTransitions={false} />
			</StrictMode>,
		);
	});

	if (isNotFound) {
		onHydrated(() => window.history.replaceState(window.history.state, '', pathname + search + hash));
	}
}
