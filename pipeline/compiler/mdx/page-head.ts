import GithubSlugger from 'github-slugger';
import type {Root, RootContent} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import compatibility, {type CompatibilityRow} from '../../../prose/compatibility/component';
import type {AuthorComponent} from '../../../prose/define';
import {linkTypes, type TypeText} from '../../../prose/members/type-text';
import {type PageHeadView, pageHead, pageSignature, statusView} from '../../../prose/page-head/component';
import {shortSignature} from '../../../prose/page-head/short-signature';
import {type FoundExport, findExport, idOfExport} from '../../content/facts/facts';
import {statusOfPackage} from '../../content/facts/package-status';
import {runsInOf} from '../../content/facts/runs-in';
import {sinceOf} from '../../content/facts/since';
import type {CompileJob, PageAbout} from '../compile-job';
import {withChildren} from './nodes';
import type {PageContext} from './page-context';
import {parseMdx} from './parse';
import {prosePage} from './prose-page';

const place = (component: AuthorComponent, view: unknown, context: PageContext, children: RootContent[] = []): RootContent =>
	withChildren(
		{type: 'mdxJsxFlowElement', name: component.name, attributes: [], children: [], data: {file: context.file, component, view}},
		children,
	);

/** Whether a node was placed by `placePageHead`. */
export const isHead = (node: RootContent): boolean => [pageHead, pageSignature].some((component) => node.data?.component === component);

/** The export that the page is named after. */
const subjectOf = (
	title: string,
	{package: packageName = '', symbols: [name] = []}: PageAbout,
	{files}: PageContext,
): FoundExport | undefined => {
	const dependOn = (file: string) => files.add(file);
	const id = name !== undefined && title.startsWith(name) ? idOfExport(packageName, name, dependOn) : undefined;
	return id === undefined ? undefined : findExport(id, dependOn);
};

const BROWSERS = ['Chrome', 'Firefox', 'Safari'];

/** Where it runs, as the table of the page says: an empty list where there are conditions, undefined where there is no table. */
const tableOf = (tree: Root): string[] | undefined => {
	const table = tree.children.find(({data}) => data?.component === compatibility);
	if (!table) {
		return;
	}
	const rows = (table.data!.view as CompatibilityRow[]).map(({place, supported, text}) =>
		!supported ? '' : text === 'Yes' ? place : /^\d/.test(text) ? `${place} ${text}` : undefined,
	);
	if (rows.includes(undefined)) {
		return [];
	}
	const places = (rows as string[]).filter((row) => row !== '');
	return BROWSERS.every((browser) => places.includes(browser)) ? ['browsers', ...places.filter((row) => !BROWSERS.includes(row))] : places;
};

/** Names of parameters that the page has a heading for lead there. */
const linkParameters = (type: TypeText, {facts}: FoundExport, tree: Root): TypeText => {
	const ids = new Map<string, string>();
	visit(tree, 'heading', (node) => {
		const [, text = '', id] = /^(.*?)(?:\s*\[#([\w-]+)\])?$/.exec(textOf(node).trim()) ?? [];
		ids.set(text.toLowerCase(), id ?? new GithubSlugger().slug(text));
	});
	const names = (facts.parameters ?? []).map(({name}) => name).filter((name) => ids.has(name.toLowerCase()));
	const parameter = new RegExp(`(?<=[(\\s])(${names.join('|')})(?=\\??:)`);
	return names.length === 0
		? type
		: type.flatMap(({text, href}) =>
				href === undefined
					? text
							.split(parameter)
							.map((part) => (names.includes(part) ? {text: part, href: `#${ids.get(part.toLowerCase())}`} : {text: part}))
					: [{text, href}],
			);
};

/** Where the first export of the page runs: as the table of the page says, else as `content/runs-in.yml` does. */
const placesOf = (tree: Root, {package: packageName = '', symbols: [name = ''] = []}: PageAbout, context: PageContext) => {
	const {places, file} = runsInOf(packageName, name);
	context.files.add(file);
	return tableOf(tree) ?? places;
};

const signatureOf = (subject: FoundExport, tree: Root, context: PageContext): TypeText | undefined => {
	const text = subject.facts.kind === 'function' ? subject.facts.signature?.map(shortSignature).join('\n') : undefined;
	return text === undefined
		? undefined
		: linkParameters(linkTypes(text, subject.packageName, {file: context.file}, prosePage(context)), subject, tree);
};

/**
 * Puts what a reader of the reference wants to know first at the top of a docs page: the status of the package, the first
 * version, where it runs, its source, and behind the first sentence the signature of the function that the page is about.
 */
export const placePageHead = (tree: Root, {title, about}: Pick<CompileJob, 'title' | 'about'>, context: PageContext): void => {
	if (!about) {
		return;
	}
	const {status: known, file} = statusOfPackage(about.package ?? '');
	// The page that explains the status says it itself.
	const status = known?.note.includes(`(${context.path})`) ? undefined : known;
	const subject = subjectOf(title, about, context);
	const first = sinceOf(subject?.id ?? '');
	for (const used of [file, first.file]) {
		context.files.add(used);
	}
	const signature = about.kind === 'api' && subject ? signatureOf(subject, tree, context) : undefined;
	if (signature) {
		tree.children.splice(tree.children[0]?.type === 'paragraph' ? 1 : 0, 0, place(pageSignature, signature, context));
	}

	const since = about.since ?? first.since;
	const runsIn = about.kind === 'api' ? placesOf(tree, about, context) : undefined;
	const source = about.kind === 'api' ? subject?.source : undefined;
	if (status || since || runsIn?.length || source) {
		const view: PageHeadView = {
			...(status && {status: statusView(status.status)}),
			...(since && {since}),
			...(runsIn?.length && {runsIn}),
			...(source && {source}),
		};
		tree.children.unshift(place(pageHead, view, context, status ? parseMdx(status.note, file).children : []));
	}
};
