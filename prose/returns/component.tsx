import {z} from 'zod';
import {placeOfNode} from '../../pipeline/compiler/mdx/page-context';
import {findExport} from '../../pipeline/content/facts/facts';
import {defineComponent, paragraph, text, toBlocks} from '../define';
import {exportId} from '../export-id';
import {linkTypes, TypeCode, typeMarkdown} from '../members/type-text';

export default defineComponent({
	name: 'Returns',
	about: 'The type that a function returns, and what you write about it.',
	example: `<Returns of="remotion#spring" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, node, context) => {
		const {facts, packageName, files} = findExport(of);
		if (facts.returns === undefined) {
			throw new Error(`${of} is a ${facts.kind} and returns nothing, expected a function`);
		}

		for (const file of files) {
			context.files.add(file);
		}

		return linkTypes(facts.returns, packageName, placeOfNode(node, context), context);
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
