import type {PhrasingContent} from 'mdast';
import {Fragment} from 'react';
import {inlineCode} from '../mdast';
import type {Page, Place} from '../page';

/** A type, split so that names with a page have its URL. */
export type TypeText = {text: string; href?: string}[];

const words = /'(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*|[^'A-Za-z_$]+/g;

/** Links the names in a type to the pages that document them. Names are looked up in `packageName`. */
export const linkTypes = (type: string, packageName: string, place: Place, page: Page): TypeText => {
	const parts: TypeText = [];
	for (const text of type.match(words) ?? []) {
		const documented = /^[A-Z]\w/.test(text) ? page.pageOfSymbol(`${packageName}#${text}`) : null;
		const target = documented !== null && documented !== page.path ? page.resolveLink(documented) : undefined;
		const last = parts.at(-1);
		if (target?.kind === 'page') {
			page.noteLink({path: target.path}, place);
			parts.push({text, href: target.href});
		} else if (last && last.href === undefined) {
			last.text += text;
		} else {
			parts.push({text});
		}
	}

	return parts;
};

/** A type as inline code. */
export const TypeCode = ({type}: {type: TypeText}) => (
	<code className="type">
		{type.map(({text, href}, index) => (
			<Fragment key={index}>{href === undefined ? text : <a href={href}>{text}</a>}</Fragment>
		))}
	</code>
);

/** A type in the Markdown form of a page. */
export const typeMarkdown = (type: TypeText): PhrasingContent => inlineCode(type.map(({text}) => text).join(''));
