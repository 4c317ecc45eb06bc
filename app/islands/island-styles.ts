import type {MetaDescriptor} from 'react-router';
import {islandName} from './island-name';

/** Styles of islands, which few pages have. Their placeholders need them before any script. */
const sheets = new Map(
	Object.entries(import.meta.glob<string>('../../prose/*/island/island.css', {eager: true, query: '?url', import: 'default'})).map(
		([file, href]) => [islandName(file), href],
	),
);

/** Links to the styles of a page's islands, for its head. */
export const islandStyles = (islands: readonly string[] = []): MetaDescriptor[] =>
	islands.flatMap((name) => {
		const href = sheets.get(name);
		return href === undefined ? [] : [{tagName: 'link', rel: 'stylesheet', href}];
	});
