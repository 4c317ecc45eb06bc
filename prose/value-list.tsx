import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {paragraph, text} from './define';

/** A value in code, with an optional note. */
type Value = {name: string; note?: string};

/** A list of values. */
export const ValueList = ({values}: {values: readonly Value[]}) => (
	<ul className="enum-values">
		{values.map(({name, note}) => (
			<li key={name}>
				<code>{name}</code>
				{note ? ` (${note})` : null}
			</li>
		))}
	</ul>
);

const itemText = ({name, note}: Value): PhrasingContent[] => [{type: 'inlineCode', value: name}, ...(note ? [text(` (${note})`)] : [])];

/** A list longer than this is for reference, not for reading. */
const LONG = 100;

/** The same list in Markdown. A long one becomes a code block, which the search doesn't index. */
export const valueListMarkdown = (values: readonly Value[]): RootContent[] => {
	if (values.length > LONG) {
		return [{type: 'code', value: values.map(({name}) => name).join('\n')}];
	}

	const children = values.map((value): ListItem => ({type: 'listItem', children: [paragraph(...itemText(value))]}));
	return [{type: 'list', ordered: false, spread: false, children}];
};
