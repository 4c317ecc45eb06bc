import type {Sample} from '../../../prose/code/sample';
import type {PageContext} from '../mdx/page-context';
import {noteHovers} from './hover-cards';
import {shownIdentifiers} from './shown-identifiers';
import {toolkitPage} from './toolkit-page';

type Place = {/** The sample with its hidden lines. */ source: string; file: string; line?: number};

/** Links the names in a sample that were imported from the toolkit to their pages, and records their hover cards. */
export const nameSample = (sample: Sample, {source, ...place}: Place, context: PageContext): Sample => {
	const names = shownIdentifiers(source, sample.language).map((identifier) => ({
		...identifier,
		href: identifier.imported && toolkitPage(identifier.imported, context),
	}));
	const links = names.flatMap(({from, to, href}) => (href === undefined ? [] : [{from, to, href}]));
	for (const {href} of links) {
		context.links.push({to: href, ...place});
	}

	const number = noteHovers(names, {source, length: sample.code.length, file: place.file}, context);
	return {...sample, ...(links.length > 0 && {links}), ...(number !== undefined && {hovers: `${context.path}#${number}`})};
};
