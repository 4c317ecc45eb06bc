import type {SiteConfig} from '../config/schema';
import type {PageListSection} from '../content/types';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'docsVersion'>;

const heading = ({title, tagline, docsVersion}: Site) => `# ${title}\n\n> ${tagline}. Documentation of version ${docsVersion}.\n`;

/** `/llms.txt`: every page with its description, linked to its Markdown where it has one. */
export const llmsIndex = (sections: readonly PageListSection[], site: Site, hasMarkdown: (path: string) => boolean): string => {
	const line = ({title, path, description}: PageListSection['pages'][number]) =>
		`- [${title.replace(/[[\]]/g, '\\$&')}](${site.url}${path}${hasMarkdown(path) ? '.md' : ''})${description ? `: ${description}` : ''}`;
	return [
		heading(site),
		...sections.filter(({pages}) => pages.length).map(({title, pages}) => `## ${title}\n\n${pages.map(line).join('\n')}\n`),
	].join('\n');
};

/** `/llms-full.txt` piece by piece: every page as Markdown, each after a line that names its address. */
export async function* llmsFull(paths: Iterable<string>, site: Site, markdown: (path: string) => Promise<string>): AsyncGenerator<string> {
	yield heading(site);
	for (const path of paths) {
		yield `\n---\n\nSource: ${site.url}${path}\n\n${(await markdown(path)).trim()}\n`;
	}
}
