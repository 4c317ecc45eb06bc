import {z} from 'zod';
import {externalUrl, nonEmpty, regex, sitePath} from './primitives';

/** Icons that the app can draw; a link that shows only an icon needs an `ariaLabel`. */
const knownIcons = ['github', 'discord', 'x'] as const;

const position = z.enum(['left', 'right']).default('left');

const hasOneTarget = (item: {to?: string; href?: string}) => (item.to === undefined) !== (item.href === undefined);
const hasName = (item: {label?: string; html?: string; ariaLabel?: string}) => Boolean(item.label ?? item.html ?? item.ariaLabel);

/** A link needs no `type`; the app finds `default` there. */
const defaultType = z
	.literal('default')
	.optional()
	.transform(() => 'default' as const);

const link = z
	.strictObject({
		type: defaultType,
		position,
		to: sitePath.optional(),
		href: externalUrl.optional(),
		label: nonEmpty.optional(),
		html: nonEmpty.optional(),
		icon: z.enum(knownIcons).optional(),
		ariaLabel: nonEmpty.optional(),
		/** A few words below the label, in drop-downs. */
		description: nonEmpty.optional(),
		activeBasePath: sitePath.optional(),
		activeBaseRegex: regex.optional(),
		/** Id of the sidebar whose pages belong to the link, wherever their URLs are. */
		activeSidebar: nonEmpty.optional(),
	})
	.refine(hasOneTarget, 'expected either `to` (a page of the site) or `href` (an external URL)')
	.refine(hasName, 'expected a `label`, `html` or `ariaLabel`');

const html = z.strictObject({type: z.literal('html'), position, value: nonEmpty});

/** `docId` is the path of the page. */
const doc = z.strictObject({type: z.literal('doc'), position, docId: sitePath, label: nonEmpty.optional(), version: nonEmpty.optional()});

const docSidebar = z.strictObject({
	type: z.literal('docSidebar'),
	position,
	sidebarId: nonEmpty,
	label: nonEmpty.optional(),
	version: nonEmpty.optional(),
});

const dropdown = z.strictObject({
	type: z.literal('dropdown'),
	position,
	label: nonEmpty,
	to: sitePath.optional(),
	activeBasePath: sitePath.optional(),
	activeBaseRegex: regex.optional(),
	items: z.array(z.discriminatedUnion('type', [link, html, doc, docSidebar])).min(1, 'expected at least one entry'),
});

const plain = <T extends string>(type: T) => z.strictObject({type: z.literal(type), position});

/** Every kind of navbar item, discriminated by `type` (defaults to `default`). */
export const navbarItemSchema = z.discriminatedUnion('type', [
	link,
	dropdown,
	html,
	doc,
	docSidebar,
	plain('search'),
	plain('askAi'),
	plain('colorMode'),
	z.strictObject({type: z.literal('docsVersionDropdown'), position, versions: z.array(nonEmpty).optional()}),
	plain('localeDropdown'),
]);

/** An item of the navbar after validation. */
export type NavbarItem = z.output<typeof navbarItemSchema>;
export type NavbarDropdown = Extract<NavbarItem, {type: 'dropdown'}>;
export type NavbarLink = Extract<NavbarItem, {type: 'default'}>;
