import type {PageContext} from '../mdx/page-context';
import {resolveLink} from '../mdx/resolve-link';
import {askSite} from '../site-snapshot';
import {identifiersOf} from './identifiers';
import type {Export} from './imports';
import {type NameLink, type Sample, shownRange} from './sample';

const TOOLKIT = /^(?:remotion|@remotion\/[\w-]+)(?=\/|$)/;

/** The package of the toolkit that a module belongs to. */
export const toolkitPackage = (module: string): string | undefined => TOOLKIT.exec(module)?.[0];

/** Where the page of an export is, as seen from the page that is compiled; not for its own page, nor for one that nobody wrote yet. */
const hrefOf = ({module, name}: Export, context: PageContext): string | undefined => {
	const packageName = toolkitPackage(module);
	const page = packageName === undefined ? null : askSite('symbol', `${packageName}#${name}`, context);
	const target = page === null || page === context.path ? undefined : resolveLink(page, context);
	return target?.kind === 'page' ? target.href : undefined;
};

/** Links each name in a sample that was imported from the toolkit to its page. `source` is the sample with its hidden lines. */
export const linkNames = (sample: Sample, source: string, place: {file: string; line?: number}, context: PageContext): Sample => {
	const shown = shownRange(source);
	const links: NameLink[] = [];
	for (const {from, to, imported} of identifiersOf(source, sample.language)) {
		const href = imported && from >= shown.from && to <= shown.to ? hrefOf(imported, context) : undefined;
		if (href !== undefined) {
			context.links.push({to: href, ...place});
			links.push({from: from - shown.from, to: to - shown.from, href});
		}
	}

	return links.length > 0 ? {...sample, links} : sample;
};
