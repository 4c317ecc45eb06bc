import {pathToFileURL} from 'node:url';
import {componentFiles} from './component-files';
import type {AuthorComponent} from './define';

type Folder = {default: AuthorComponent | readonly AuthorComponent[]};

/** Vite bundles the folders at build time. Compile workers and commands run in plain Node, so they look for them at run time. */
const folders: Folder[] = import.meta.env
	? Object.values(import.meta.glob<Folder>('./*/component.tsx', {eager: true}))
	: await Promise.all(componentFiles().map((file): Promise<Folder> => import(/* @vite-ignore */ pathToFileURL(file).href)));

/** All author components, by name. `Include` isn't one: it's replaced by a partial's text before anything else. */
export const authorComponents: ReadonlyMap<string, AuthorComponent> = new Map(
	folders.flatMap(({default: defined}) => defined).map((component) => [component.name, component]),
);

/** The HTML elements that authors may use, because Markdown has no syntax for them. */
export const plainElements: ReadonlySet<string> = new Set(['br', 'kbd', 'sub', 'sup', 'mark', 'abbr', 'details', 'summary']);
