declare module 'virtual:site-config' {
	const config: import('./schema').SiteConfig;
	export default config;
	/** Which optional parts the site has: constants, so that the bundle leaves out the code of the others. */
	export const hasAnalytics: boolean;
	export const hasAnnouncement: boolean;
	export const hasLocales: boolean;
	export const hasVersions: boolean;
}
