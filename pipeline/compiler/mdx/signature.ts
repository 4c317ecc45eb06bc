import {linkTypes, type TypeText} from '../../../prose/members/type-text';
import {shortSignature} from '../../../prose/page-head/short-signature';
import type {FoundExport} from '../../content/facts/facts';
import type {Heading} from '../../content/types';
import type {PageContext} from './page-context';
import {prosePage} from './prose-page';

/** Links the names of parameters to the page's headings of the same name. */
const linkParameters = (type: TypeText, {facts}: FoundExport, headings: readonly Heading[]): TypeText => {
	const idOf = (name: string) => headings.find(({text}) => text.toLowerCase() === name.toLowerCase())?.id;
	const names = (facts.parameters ?? []).map(({name}) => name).filter(idOf);
	const parameter = new RegExp(`(?<=[(\\s])(${names.join('|')})(?=\\??:)`);
	return names.length === 0
		? type
		: type.flatMap(({text, href}) =>
				href === undefined
					? text.split(parameter).map((part) => (names.includes(part) ? {text: part, href: `#${idOf(part)}`} : {text: part}))
					: [{text, href}],
			);
};

/** The signature of a function, with links to types and parameters; undefined for other exports. */
export const signatureOf = (subject: FoundExport, headings: readonly Heading[], context: PageContext): TypeText | undefined => {
	const text = subject.facts.kind === 'function' ? subject.facts.signature?.map(shortSignature).join('\n') : undefined;
	return text === undefined
		? undefined
		: linkParameters(linkTypes(text, subject.packageName, {file: context.file}, prosePage(context)), subject, headings);
};
