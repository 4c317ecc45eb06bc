import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {parse} from 'yaml';
import {contentDir} from '../../pipeline/base/site-dir';
import {listPieces} from '../../pipeline/collections/showcase/gallery';
import {readTemplates} from '../../pipeline/collections/templates';

export type Card = {eyebrow: string; title: string; footer: string};

type SidebarEntry = {type?: string; label?: string; items?: unknown[]};

const FOOTER = 'Make videos with code, in React';

const FIXED: Record<string, Card> = {
	default: {eyebrow: '', title: 'Make videos with code', footer: FOOTER},
	home: {eyebrow: '', title: 'Make videos with code', footer: 'Write React. Get frames. Render a video.'},
	blog: {eyebrow: 'Blog', title: 'What is new', footer: FOOTER},
	learn: {eyebrow: 'Learn', title: 'Learn by taking videos apart', footer: FOOTER},
	templates: {eyebrow: 'Templates', title: 'Start from something that moves', footer: FOOTER},
	search: {eyebrow: 'Search', title: 'Find any page', footer: FOOTER},
	stories: {eyebrow: 'Success stories', title: 'Built with Remotion', footer: FOOTER},
	experts: {eyebrow: 'Experts', title: 'People who take on Remotion projects', footer: FOOTER},
	about: {eyebrow: 'About', title: 'The company behind Remotion', footer: FOOTER},
	contact: {eyebrow: 'Contact', title: 'Where to ask what', footer: FOOTER},
	showcase: {eyebrow: 'Showcase', title: 'Videos with their source', footer: FOOTER},
	player: {eyebrow: 'Player', title: 'Your video in your app', footer: FOOTER},
	lambda: {eyebrow: 'Lambda', title: 'Many functions, one video', footer: FOOTER},
	ai: {eyebrow: 'Ask AI', title: 'Ask about Remotion', footer: FOOTER},
};

/** File name → card of each top-level category of all sidebars. */
export const categoryCards = (sidebars: Record<string, SidebarEntry[]>): Record<string, Card> =>
	Object.fromEntries(
		Object.values(sidebars)
			.flat()
			.filter((entry): entry is SidebarEntry & {label: string} => Array.isArray(entry.items) && entry.label !== undefined)
			.map(({label}) => [`docs-${new GithubSlugger().slug(label)}`, {eyebrow: 'Documentation', title: label, footer: FOOTER}]),
	);

/** Title and date of an article's front matter; an error names the file and the field. */
export const readFrontMatter = (source: string, file: string): {title: string; date?: string} => {
	const block = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1];
	const {title, date} = (parse(block ?? '') ?? {}) as {title?: unknown; date?: unknown};
	if (typeof title !== 'string') {
		throw new Error(`${file}:1: title is ${JSON.stringify(title)} in the front matter, expected a text`);
	}
	return {title, date: date === undefined ? undefined : String(date)};
};

const articleCards = (section: 'blog' | 'learn' | 'success-stories', eyebrow: string): Record<string, Card> => {
	const folder = path.join(contentDir, section);
	const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.mdx')) : [];
	return Object.fromEntries(
		files.sort().map((name) => {
			const {title, date} = readFrontMatter(readFileSync(path.join(folder, name), 'utf8'), path.join(folder, name));
			return [`${section}-${name.slice(0, -'.mdx'.length)}`, {eyebrow, title, footer: date ?? FOOTER}];
		}),
	);
};

const templateCards = (): Record<string, Card> =>
	Object.fromEntries(
		readTemplates().map(({slug, title, stack}) => [`template-${slug}`, {eyebrow: 'Template', title, footer: stack.slice(0, 3).join(', ')}]),
	);

const showcaseCards = (): Record<string, Card> =>
	Object.fromEntries(
		listPieces().map(({slug, title, tags}) => [`showcase-${slug}`, {eyebrow: 'Showcase', title, footer: tags.join(', ')}]),
	);

/** Every Open Graph picture of the site: file name without ending → what is on it. */
export const ogCards = (): Record<string, Card> => ({
	...FIXED,
	...categoryCards(JSON.parse(readFileSync(path.join(contentDir, 'sidebars.json'), 'utf8')) as Record<string, SidebarEntry[]>),
	...articleCards('blog', 'Blog'),
	...articleCards('learn', 'Learn'),
	...articleCards('success-stories', 'Success story'),
	...templateCards(),
	...showcaseCards(),
});
