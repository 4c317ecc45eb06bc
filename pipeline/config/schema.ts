import {z} from 'zod';
import {assistantSchema} from './assistant-schema';
import {navbarItemSchema} from './navbar-schema';
import {cssColor, externalUrl, nonEmpty, origin, regex, sitePath} from './primitives';

const locale = z.strictObject({
	code: nonEmpty,
	label: nonEmpty,
	direction: z.enum(['ltr', 'rtl']).default('ltr'),
	tag: nonEmpty,
});

const version = z.strictObject({
	name: nonEmpty,
	label: nonEmpty,
	isLast: z.boolean(),
	path: sitePath,
	mainDocId: nonEmpty,
	docs: z.array(z.strictObject({id: nonEmpty, path: sitePath, sidebar: nonEmpty.optional()})),
	draftIds: z.array(nonEmpty).default([]),
	sidebars: z.record(z.string(), z.strictObject({link: z.strictObject({path: sitePath, label: nonEmpty})})).default({}),
});

const announcementBar = z.strictObject({
	id: nonEmpty,
	content: nonEmpty,
	backgroundColor: cssColor.default('#0b84f3'),
	textColor: cssColor.default('#ffffff'),
	isCloseable: z.boolean().default(true),
});

const colorMode = z.strictObject({
	defaultMode: z.enum(['light', 'dark']).default('light'),
	disableSwitch: z.boolean().default(false),
	respectPrefersColorScheme: z.boolean().default(true),
});

const navbar = z.strictObject({
	title: nonEmpty.optional(),
	logo: z.strictObject({
		alt: nonEmpty,
		href: sitePath.default('/'),
		src: sitePath.optional(),
		srcDark: sitePath.optional(),
		brandUrl: externalUrl,
	}),
	items: z.array(navbarItemSchema),
});

const footerLink = z
	.strictObject({label: nonEmpty, to: sitePath.optional(), href: externalUrl.optional()})
	.refine(
		({to, href}) => (to === undefined) !== (href === undefined),
		'expected either `to` (a page of the site) or `href` (an external URL)',
	);

const footer = z.strictObject({
	style: z.enum(['light', 'dark']).default('light'),
	columns: z.array(z.strictObject({title: nonEmpty, items: z.array(footerLink)})).length(3, 'expected three columns'),
	copyright: nonEmpty,
});

const headingLevel = z.number().int().min(2).max(4);

const search = z
	.strictObject({
		placeholder: nonEmpty.default('Search docs'),
		/** Whether the dialog leads to the search page, which is at /search. */
		searchPagePath: z.literal(['search', false], 'expected "search", where the search page is, or false').default('search'),
		contextualSearch: z.boolean().default(false),
		appId: z
			.string()
			.regex(/^[A-Za-z0-9]+$/, 'expected an application id of letters and digits')
			.optional(),
		apiKey: nonEmpty.optional(),
		indexName: nonEmpty.optional(),
		/** Other hosts than the provider's own, e.g. a proxy; tried in this order. */
		hosts: z.array(origin).min(1, 'expected at least one host').optional(),
		/** Whether chosen results are reported to the provider. */
		insights: z.boolean().default(false),
		searchParameters: z.strictObject({facetFilters: z.array(z.union([z.string(), z.array(z.string())])).optional()}).optional(),
		externalUrlRegex: regex.min(1).optional(),
		missingResultsUrl: externalUrl.optional(),
		askAi: z.boolean().optional(),
		translations: z.record(z.string(), z.string()).optional(),
	})
	.refine(
		({appId, apiKey, indexName}) => new Set([appId, apiKey, indexName].map(Boolean)).size === 1,
		'expected all or none of `appId`, `apiKey` and `indexName`',
	);

/** What `site.config.ts` may say; a field that is not named here is an error. */
export const siteConfigSchema = z.strictObject({
	title: nonEmpty,
	tagline: nonEmpty,
	url: origin.startsWith('https://', 'expected a URL that starts with https://'),
	baseUrl: z.literal('/', 'expected "/": the site is served from the root of its domain').default('/'),
	baseUrlIssueBanner: z.boolean().default(true),
	organization: nonEmpty,
	repository: nonEmpty,
	editUrl: externalUrl.optional(),
	docsVersion: nonEmpty,
	locales: z
		.strictObject({default: nonEmpty, list: z.array(locale).min(1, 'expected at least one locale')})
		.prefault({default: 'en', list: [{code: 'en', label: 'English', direction: 'ltr', tag: 'en'}]}),
	versions: z.array(version).default([]),
	announcementBar: announcementBar.optional(),
	colorMode: colorMode.prefault({}),
	navbar,
	footer,
	tableOfContents: z.strictObject({minHeadingLevel: headingLevel.default(2), maxHeadingLevel: headingLevel.default(3)}).prefault({}),
	blog: z.strictObject({postsPerPage: z.number().int().min(1).default(10), sidebarByYear: z.boolean().default(true)}).prefault({}),
	analytics: z.strictObject({measurementId: z.string().regex(/^[A-Z0-9-]+$/, 'expected a measurement id such as G-XXXXXXX')}).optional(),
	search: search.prefault({}),
	assistant: assistantSchema.prefault({}),
});

/** The validated configuration, every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** The configuration as an author writes it. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;

export type {NavbarItem} from './navbar-schema';
