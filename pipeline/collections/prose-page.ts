import type {CompiledPage} from '../compiler/compile-page';
import type {PageEntry} from '../content/content-index';
import {lastChange} from '../content/git-dates';
import {firstOgImage} from '../site/og-image';

export type PageOptions = {/** URL of the folder `content/` for editing, without trailing slash. */ editUrlBase?: string};

/** What the view of every page that is written in MDX gets. `card` names its own Open Graph image. */
export const proseFields = (
	{path, relativeFile, frontMatter}: PageEntry,
	page: CompiledPage,
	{editUrlBase}: PageOptions,
	card?: string,
) => {
	const updated = lastChange(relativeFile);
	const image = firstOgImage([card, 'default']);
	return {
		path,
		title: frontMatter.title,
		...(frontMatter.metaTitle && {metaTitle: frontMatter.metaTitle}),
		description: frontMatter.description,
		html: page.html,
		headings: page.headings,
		islands: page.islands,
		...(updated ? {updated} : {}),
		...(editUrlBase ? {editUrl: `${editUrlBase}/${relativeFile}`} : {}),
		...(image ? {image} : {}),
	};
};
