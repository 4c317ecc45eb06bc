import {pathToFileURL} from 'node:url';
import {componentFiles} from './component-files';
import type {AuthorComponent} from './define';

type Folder = {default: AuthorComponent | readonly AuthorComponent[]};

/** Vite bundles the folders that it finds. Compile workers and commands run in plain Node, which looks for them itself. */
const folders: Folder[] = import.meta.env
	? Object.values(import.meta.glob<Folder>('./*/component.tsx', {eager: true}))
	: await Promise.all(componentFiles().map((file): Promise<Folder> => import(/* @vite-ignore */ pathToFileURL(file).href)));

/** Everything that authors may use in prose, by name. `Include` is not here: it is text, put in before anything else. */
export const authorComponents: ReadonlyMap<string, AuthorComponent> = new Map(
	folders.flatMap(({default: defined}) => defined).map((component) => [component.name, component]),
);

/** The few HTML elements that Markdown has no sign for. */
export const plainElements: ReadonlySet<string> = new Set(['br', 'kbd', 'sub', 'sup', 'mark', 'abbr', 'details', 'summary']);
