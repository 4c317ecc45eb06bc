import type {Finding} from './finding';
import {fieldFinding, type PageSource} from './pages';

/** Pages whose title is not the one that the manifest promises for their address. */
export const titlesAgainstManifest = (pages: PageSource[], promised: ReadonlyMap<string, {title: string}>): Finding[] =>
	pages.flatMap((page) => {
		const {title} = page.frontMatter;
		const expected = promised.get(page.path)?.title;
		return expected !== undefined && title !== undefined && title !== expected
			? [fieldFinding(page, ['title'], `expected "${expected}", its title in the manifest`)]
			: [];
	});
