/**
 * Functions of `react-router` that no page gets to: their bodies are emptied, and what only they use leaves the bundle with them.
 * The browser's build of the site has neither forms nor fetchers that go through the router, no redirects and no blocked
 * navigations, knows all routes from the start, and loads the data of every route that has some by a `clientLoader`.
 */
export const UNREACHED: readonly string[] = [
	// Forms.
	'handleAction',
	'singleFetchActionStrategy',
	// Data of a route without a `clientLoader`.
	'singleFetchLoaderNavigationStrategy',
	'defaultDataStrategyWithMiddleware',
	// Data beside a navigation, or once more.
	'fetch2',
	'getFetcher',
	'resetFetcher',
	'queueFetcherForDeletion',
	'handleFetcherAction',
	'handleFetcherLoader',
	'singleFetchLoaderFetcherStrategy',
	'getUpdatedRevalidatingFetchers',
	'revalidate',
	// Redirects by a loader.
	'startRedirectNavigation',
	'normalizeRelativeRoutingRedirectResponse',
	// Blocked navigations.
	'getBlocker',
	'deleteBlocker',
	'updateBlocker',
	// Routes that the browser learns of later, or that change.
	'discoverRoutes',
	'patchRoutes',
	'patchRoutesImpl',
	'_internalSetRoutes',
	'createClientRoutesWithHMRRevalidationOptOut',
	// The router's own way to prefetch pages, and navigations outside of its routes.
	'PrefetchPageLinks',
	'useNavigateUnstable',
	// Measurements, server components, and errors that the root doesn't show.
	'getRouteInstrumentationUpdates',
	'instrumentClientSideRouter',
	'RSCErrorHandler',
	'DefaultErrorComponent',
];

const NOTHING = '{}';

/** Functions that pages do get to, but that have nothing to do for the same reasons: each with the body it gets instead. */
export const IDLE: Readonly<Record<string, string>> = {
	getSubmissionFromNavigation: NOTHING,
	normalizeNavigateOptions: '{ return {path}; }',
	markFetchRedirectsDone: NOTHING,
	abortStaleFetchLoads: NOTHING,
	shouldBlockNavigation: NOTHING,
	checkFogOfWar: '{ return {active: false, matches: null}; }',
	useFogOFWarDiscovery: NOTHING,
	getPatchRoutesOnNavigationFunction: NOTHING,
};
