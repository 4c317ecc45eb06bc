import type {MetaDescriptor} from 'react-router';
import {islandName} from './island-name';

/** The player's island has no folder in `prose/`: the component that draws its placeholder is `Demo`. */
const sheetOwner = (file: string): string => islandName(file).replace(/^demo$/, 'player');

/** Styles of islands, which few pages have. Their placeholders need them before any script. */
const sheets = new Map(
	Object.entries(import.meta.glob<string>('../../prose/*/island/island.css', {eager: true, query: '?url', import: 'default'})).map(
		([file, href]) => [sheetOwner(file), href],
	),
);

/** The URLs of the styles that the islands of a page need. */
export const islandSheets = (islands: readonly string[] = []): string[] => islands.flatMap((name) => sheets.get(name) ?? []);

/** Links to the styles of a page's islands, for its head. The precedence lets React wait for them before it shows the page. */
export const islandStyles = (islands?: readonly string[]): MetaDescriptor[] =>
	islandSheets(islands).map((href) => ({tagName: 'link', rel: 'stylesheet', href, precedence: 'island'}));
