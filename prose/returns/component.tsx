import {z} from 'zod';
import {defineComponent} from '../define';
import {exportId} from '../export-id';
import {paragraph, text, toBlocks} from '../mdast';
import {linkTypes, TypeCode, typeMarkdown} from '../members/type-text';

export default defineComponent({
	name: 'Returns',
	about: 'The type that a function returns, and what you write about it.',
	example: `<Returns of="remotion#spring" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, node, page) => {
		const {facts, packageName} = page.findExport(of);
		if (facts.returns === undefined) {
			throw new Error(`${of} is a ${facts.kind} and returns nothing, expected a function`);
		}

		return linkTypes(facts.returns, packageName, page.placeOf(node), page);
	},
	Html: ({view, children}) => (
		<>
			<p className="returns">
				Returns <TypeCode type={view} />
			</p>
			{children}
		</>
	),
	markdown: (view, children) => [paragraph(text('Returns '), typeMarkdown(view)), ...toBlocks(children)],
});
