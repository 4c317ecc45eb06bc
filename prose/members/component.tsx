import type {PhrasingContent} from 'mdast';
import {z} from 'zod';
import {defineComponent} from '../define';
import {inlineCode, paragraph, text} from '../mdast';
import {type MemberLabels, statesDefault} from './labels';
import {TypeCode, type TypeText, typeMarkdown} from './type-text';

/** The content of the line under an option's heading. */
export type MemberView = MemberLabels & {type?: TypeText; since?: string};

/** A type longer than this is folded, because it would take more space than the description. */
const MAX_TYPE = 120;
const SHORT_TYPE = 36;

/** A type. A long one only shows its beginning until it's expanded, but find-in-page and the search see all of it. */
const FoldedType = ({type}: {type: TypeText}) => {
	const text = type.map((part) => part.text).join('');
	return text.length <= MAX_TYPE ? (
		<TypeCode type={type} />
	) : (
		<details className="type-fold">
			<summary>
				<code className="type">{text.slice(0, SHORT_TYPE)}…</code>
			</summary>
			<TypeCode type={type} />
		</details>
	);
};

/** The line between an option's heading and its prose. Placed by the list that contains the option. */
const memberFacts = defineComponent({
	name: 'MemberFacts',
	about: 'The line between the heading of an option and its prose.',
	props: z.never('expected to be placed by <Options>, <Props> or <Flags>, not written'),
	prepare: (): MemberView | null => null,
	Html: ({view}) => (
		<div className="member-facts">
			{view.type ? <FoldedType type={view.type} /> : null}
			{view.need ? <span className={`member-${view.need}`}>{view.need}</span> : null}
			{view.when === undefined ? null : (
				<span>
					with <code>{view.when}</code>
				</span>
			)}
			{statesDefault(view) ? (
				<span className="member-default">
					default <code>{view.default}</code>
				</span>
			) : null}
			{view.deprecated ? <span className="member-deprecated">deprecated</span> : null}
			{view.since === undefined ? null : <span>since v{view.since}</span>}
		</div>
	),
	markdown: (view) => {
		const parts: PhrasingContent[][] = [
			view.type ? [typeMarkdown(view.type)] : [],
			view.need ? [text(view.need)] : [],
			view.when === undefined ? [] : [text('with '), inlineCode(view.when)],
			statesDefault(view) ? [text('default '), inlineCode(view.default)] : [],
			view.deprecated ? [text('deprecated')] : [],
			view.since === undefined ? [] : [text(`since v${view.since}`)],
		].filter(({length}) => length > 0);
		return [paragraph(...parts.flatMap((part, index) => (index === 0 ? part : [text(', '), ...part])))];
	},
});

export default memberFacts;
