import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {paragraph, text} from './define';

/** A value as one writes it, and what there is to know about it. */
type Value = {name: string; note?: string};

/** Values as a list of code. */
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

/** A list longer than this is for looking up, not for reading. */
const LONG = 100;

/** The same list in Markdown. A long one is a block of code, so that the search, which reads prose, leaves it out. */
export const valueListMarkdown = (values: readonly Value[]): RootContent[] => {
	if (values.length > LONG) {
		return [{type: 'code', value: values.map(({name}) => name).join('\n')}];
	}

	const children = values.map((value): ListItem => ({type: 'listItem', children: [paragraph(...itemText(value))]}));
	return [{type: 'list', ordered: false, spread: false, children}];
};
