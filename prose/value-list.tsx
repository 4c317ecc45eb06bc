import type {PhrasingContent, RootContent} from 'mdast';
import {inlineCode, list, listItem, paragraph, text} from './mdast';

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

const itemText = ({name, note}: Value): PhrasingContent[] => [inlineCode(name), ...(note ? [text(` (${note})`)] : [])];

/** A list longer than this is for reference, not for reading. */
const LONG = 100;

/** The same list in Markdown. A long one becomes a code block, which the search doesn't index. */
export const valueListMarkdown = (values: readonly Value[]): RootContent[] => {
	if (values.length > LONG) {
		return [{type: 'code', value: values.map(({name}) => name).join('\n')}];
	}

	return [list(values.map((value) => listItem([paragraph(...itemText(value))])))];
};
