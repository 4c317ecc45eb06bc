import type {Root} from 'mdast';
import type {PassageBlock, PassageSection} from './format';
import {createPageText, readable} from './page-text';
import {toPassages} from './passages';
import {sampleRuns} from './sample-runs';

const textsOf = (block: PassageBlock): string[] =>
	block.kind === 'code' ? [block.code] : (block.kind === 'row' ? [...(block.heads ?? []), ...block.cells] : [block.text]).map(readable);

/** The source of a demo draws an illustration. Read by itself, it explains nothing. */
const isDemo = (block: PassageBlock): boolean => block.kind === 'code' && Boolean(block.title?.startsWith('videos/'));

/**
 * The passages of a content page by its headings: only what can be read on the page as it is shown, not what the Markdown form
 * says in place of a demo.
 */
export const pagePassages = (title: string, markdown: Root, html: string): PassageSection[] => {
	const page = createPageText(title, html);
	const colors = sampleRuns(html);
	const colored = (block: PassageBlock): PassageBlock => {
		const runs = block.kind === 'code' && colors.get(block.code.trimEnd());
		return block.kind === 'code' && runs ? {...block, runs} : block;
	};
	return toPassages(markdown)
		.map((section) => ({
			...section,
			blocks: section.blocks.filter((block) => !isDemo(block) && textsOf(block).every(page.has)).map(colored),
		}))
		.filter(({blocks}) => blocks.length > 0);
};
