import type {PhrasingContent} from 'mdast';
import {z} from 'zod';
import {defineComponent, paragraph, text} from '../define';
import type {MemberLabels} from './labels';
import {TypeCode, type TypeText, typeMarkdown} from './type-text';

/** What the line under the heading of an option says. */
export type MemberView = MemberLabels & {type?: TypeText; since?: string};

const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** The line between the heading of an option and its prose. Placed by the list that the option stands in. */
const memberFacts = defineComponent({
	name: 'MemberFacts',
	props: z.never('expected to be placed by <Options>, <Props> or <Flags>, not written'),
	prepare: (): MemberView | null => null,
	Html: ({view}) => (
		<p className="member-facts">
			{view.type ? <TypeCode type={view.type} /> : null}
			{view.need ? <span className={`member-${view.need}`}>{view.need}</span> : null}
			{view.when === undefined ? null : (
				<span>
					with <code>{view.when}</code>
				</span>
			)}
			{view.default === undefined ? null : (
				<span className="member-default">
					default <code>{view.default}</code>
				</span>
			)}
			{view.deprecated ? <span className="member-deprecated">deprecated</span> : null}
			{view.since === undefined ? null : <span>since v{view.since}</span>}
		</p>
	),
	markdown: (view) => {
		const parts: PhrasingContent[][] = [
			view.type ? [typeMarkdown(view.type)] : [],
			view.need ? [text(view.need)] : [],
			view.when === undefined ? [] : [text('with '), inlineCode(view.when)],
			view.default === undefined ? [] : [text('default '), inlineCode(view.default)],
			view.deprecated ? [text('deprecated')] : [],
			view.since === undefined ? [] : [text(`since v${view.since}`)],
		].filter(({length}) => length > 0);
		return [paragraph(...parts.flatMap((part, index) => (index === 0 ? part : [text(', '), ...part])))];
	},
});

export default memberFacts;
