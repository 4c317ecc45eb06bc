import type {Root, RootContent} from 'mdast';
import type {AuthorComponent} from '../../../prose/define';
import {type PageHeadView, pageHead, pageSignature, statusView} from '../../../prose/page-head/component';
import {type FoundExport, findExport, idOfExport} from '../../content/facts/facts';
import {statusOfPackage} from '../../content/facts/package-status';
import {sinceOf} from '../../content/facts/since';
import type {Heading} from '../../content/types';
import type {CompileJob, PageAbout} from '../compile-job';
import {withChildren} from './nodes';
import type {PageContext} from './page-context';
import {parseMdx} from './parse';
import {signatureOf} from './signature';
import {placesOf} from './where-it-runs';

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

/**
 * Adds the head of a docs page: the status of the package, the first version, where it runs and its source; and after the first
 * paragraph, the signature of the function that the page is about.
 */
export const placePageHead = (
	tree: Root,
	headings: readonly Heading[],
	{title, about}: Pick<CompileJob, 'title' | 'about'>,
	context: PageContext,
): void => {
	if (!about) {
		return;
	}
	const {status: known, file} = statusOfPackage(about.package ?? '');
	// Not on the page that explains the status.
	const status = known?.note.includes(`(${context.path})`) ? undefined : known;
	const subject = subjectOf(title, about, context);
	const first = sinceOf(subject?.id ?? '');
	for (const used of [file, first.file]) {
		context.files.add(used);
	}
	const signature = about.kind === 'api' && subject ? signatureOf(subject, headings, context) : undefined;
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
