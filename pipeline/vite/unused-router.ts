const NOTHING = '{}';

/**
 * Functions of `react-router` that no page gets to, each with the body it gets instead. What only they use goes with them. The
 * browser's build of the site has neither forms nor fetchers that go through the router, no redirects and no blocked navigations,
 * knows all routes from the start, and loads the data of every route that has some by a `clientLoader`.
 */
export const UNUSED: Readonly<Record<string, string>> = {
	// Forms.
	handleAction: NOTHING,
	getSubmissionFromNavigation: NOTHING,
	normalizeNavigateOptions: '{ return {path}; }',
	singleFetchActionStrategy: NOTHING,
	// Data of a route without a `clientLoader`.
	singleFetchLoaderNavigationStrategy: NOTHING,
	defaultDataStrategyWithMiddleware: NOTHING,
	// Data beside a navigation, or once more.
	fetch2: NOTHING,
	getFetcher: NOTHING,
	resetFetcher: NOTHING,
	queueFetcherForDeletion: NOTHING,
	handleFetcherAction: NOTHING,
	handleFetcherLoader: NOTHING,
	singleFetchLoaderFetcherStrategy: NOTHING,
	markFetchRedirectsDone: NOTHING,
	abortStaleFetchLoads: NOTHING,
	getUpdatedRevalidatingFetchers: NOTHING,
	revalidate: NOTHING,
	// Redirects by a loader.
	startRedirectNavigation: NOTHING,
	normalizeRelativeRoutingRedirectResponse: NOTHING,
	// Blocked navigations.
	getBlocker: NOTHING,
	deleteBlocker: NOTHING,
	updateBlocker: NOTHING,
	shouldBlockNavigation: NOTHING,
	// Routes that the browser learns of later, or that change.
	checkFogOfWar: '{ return {active: false, matches: null}; }',
	useFogOFWarDiscovery: NOTHING,
	getPatchRoutesOnNavigationFunction: NOTHING,
	discoverRoutes: NOTHING,
	patchRoutes: NOTHING,
	patchRoutesImpl: NOTHING,
	_internalSetRoutes: NOTHING,
	createClientRoutesWithHMRRevalidationOptOut: NOTHING,
	// The router's own way to fetch pages ahead, and navigations without its data.
	PrefetchPageLinks: NOTHING,
	useNavigateUnstable: NOTHING,
	// Measurements, server components, and errors that the root does not show.
	getRouteInstrumentationUpdates: NOTHING,
	instrumentClientSideRouter: NOTHING,
	RSCErrorHandler: NOTHING,
	DefaultErrorComponent: NOTHING,
};
