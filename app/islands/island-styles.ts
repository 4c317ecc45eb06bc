import type {MetaDescriptor} from 'react-router';
import {islandName} from './island-name';

/** The island `player` has no folder of its own in `prose/`. Its placeholder is rendered by `Demo`, which has the styles. */
const sheetOwner = (file: string): string => islandName(file).replace(/^demo$/, 'player');

/** Style sheets of islands. Only pages with the island link them, in the head, because the placeholder needs them before any script. */
const sheets = new Map(
	Object.entries(import.meta.glob<string>('../../prose/*/island/island.css', {eager: true, query: '?url', import: 'default'})).map(
		([file, href]) => [sheetOwner(file), href],
	),
);

/** The URLs of the style sheets for some islands. */
export const islandSheets = (islands: readonly string[] = []): string[] => islands.flatMap((name) => sheets.get(name) ?? []);

/** Links to the style sheets of a page's islands, for its head. With a `precedence`, React waits for them before it shows the page. */
export const islandStyles = (islands?: readonly string[]): MetaDescriptor[] =>
	islandSheets(islands).map((href) => ({tagName: 'link', rel: 'stylesheet', href, precedence: 'island'}));
