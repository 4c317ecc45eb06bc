/**
 * Panels of the address bar, which Chromium keeps ready in a process of their own for each new window, without a screen too.
 * Half of what a visit costs is theirs.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** A process kept ready for the next site: each test begins with processes of its own, and ends before the spare one is used. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Features that Playwright itself turns off. They are repeated here because Chromium only heeds the last such list. */
const AS_PLAYWRIGHT = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
];

/** Features of Chromium that browser tests run without. */
export const DISABLED_FEATURES = [...AS_PLAYWRIGHT, ...ADDRESS_BAR, SPARE_PROCESS];
