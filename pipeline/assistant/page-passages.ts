import type {PassageBlock, PassageSection} from './format';
import {createPageText, readable} from './page-text';
import {sampleRuns} from './sample-runs';

const textsOf = (block: PassageBlock): string[] =>
	block.kind === 'code' ? [block.code] : (block.kind === 'row' ? [...(block.heads ?? []), ...block.cells] : [block.text]).map(readable);

/** The source of a demo draws an illustration. Read by itself, it explains nothing. */
const isDemo = (block: PassageBlock): boolean => block.kind === 'code' && Boolean(block.title?.startsWith('videos/'));

/**
 * Those of a content page's passages that can be read on the page as it is shown, without what the Markdown form says in place
 * of a demo. Samples have their colors.
 */
export const shownPassages = (title: string, passages: readonly PassageSection[], html: string): PassageSection[] => {
	const page = createPageText(title, html);
	const colors = sampleRuns(html);
	const colored = (block: PassageBlock): PassageBlock => {
		const runs = block.kind === 'code' && colors.get(block.code.trimEnd());
		return block.kind === 'code' && runs ? {...block, runs} : block;
	};
	return passages
		.map((section) => ({
			...section,
			blocks: section.blocks.filter((block) => !isDemo(block) && textsOf(block).every(page.has)).map(colored),
		}))
		.filter(({blocks}) => blocks.length > 0);
};
