import siteConfig from 'virtual:site-config';
import sansFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type {ReactNode} from 'react';
import {Links, Meta, Outlet, Scripts} from 'react-router';
import type {Route} from './+types/root';
import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/prose-styles';
import './theme/print.css';
import {Chrome} from './chrome/chrome';
import {ErrorView, errorTitle} from './errors/error-view';
import {useDefaultExport} from './navigation/loading/use-default-export';
import {beforePaintScript} from './theme/before-paint';

export const links: Route.LinksFunction = () => [
	{rel: 'preload', href: sansFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous'},
	{rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml'},
	{rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
	{rel: 'manifest', href: '/site.webmanifest'},
	{rel: 'search', type: 'application/opensearchdescription+xml', title: siteConfig.title, href: '/opensearch.xml'},
	{rel: 'alternate', type: 'application/rss+xml', title: `${siteConfig.title} blog`, href: '/blog/rss.xml'},
];

/** The title of error pages. Every route has a title of its own, but the router doesn't ask a route that failed. */
export const meta: Route.MetaFunction = ({error}) => [{title: errorTitle(error)}];

/** The document around every page, including pages that failed. */
export function Layout({children}: {children: ReactNode}) {
	const {locales} = siteConfig;
	const locale = locales.list.find(({code}) => code === locales.default);
	return (
		<html lang={locale?.tag} dir={locale?.direction} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" data-mode="light" media="(prefers-color-scheme: light)" content="#ffffff" />
				<meta name="theme-color" data-mode="dark" media="(prefers-color-scheme: dark)" content="#0e1116" />
				<script dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? beforePaintScript() : ''}} suppressHydrationWarning />
				<Meta />
				<Links />
			</head>
			<body>
				<Chrome>{children}</Chrome>
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	useDefaultExport();
	return <Outlet />;
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
	return <ErrorView error={error} />;
}
