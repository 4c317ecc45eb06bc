import type {PhrasingContent} from 'mdast';
import {Fragment} from 'react';
import type {Page, Place} from '../page';

/** A type cut into words, of which those that a page documents have its URL. */
export type TypeText = {text: string; href?: string}[];

const words = /'(?:[^'\\]|\\.)*'|[A-Za-z_$][\w$]*|[^'A-Za-z_$]+/g;

/** Links each name in a type to the page that documents it, seen from a package. Names without a page stay text. */
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

/** A type in the running text of a page. */
export const TypeCode = ({type}: {type: TypeText}) => (
	<code className="type">
		{type.map(({text, href}, index) => (
			<Fragment key={index}>{href === undefined ? text : <a href={href}>{text}</a>}</Fragment>
		))}
	</code>
);

/** A type in the Markdown form of a page. */
export const typeMarkdown = (type: TypeText): PhrasingContent => ({type: 'inlineCode', value: type.map(({text}) => text).join('')});
