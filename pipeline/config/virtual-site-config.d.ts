declare module 'virtual:site-config' {
	const config: import('./schema').SiteConfig;
	export default config;
}
