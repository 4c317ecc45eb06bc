import {z} from 'zod';
import {CodeFigure} from '../code/code-figure';
import type {Sample} from '../code/sample';
import {defineComponent} from '../define';
import {exportId} from '../export-id';
import {code} from '../mdast';
import type {ExportFacts, Members} from '../page';

const fields = (members: Members): string =>
	Object.entries(members)
		.filter(([, {deprecated, internal}]) => deprecated === undefined && !internal)
		.map(([name, {type, optional}]) => `  ${name}${optional ? '?' : ''}: ${type};`)
		.join('\n');

const literal = (value: string | number | boolean): string => (typeof value === 'string' ? `'${value}'` : String(value));

const declaration = (name: string, facts: ExportFacts): string | undefined => {
	if (facts.signature) {
		return facts.signature.join('\n');
	}

	if (facts.kind === 'type') {
		const text = facts.members ? `{\n${fields(facts.members)}\n}` : (facts.values?.map(literal).join(' | ') ?? facts.type);
		return text && `type ${name} = ${text}`;
	}

	return facts.kind === 'const' && facts.type ? `const ${name}: ${facts.type}` : undefined;
};

export default defineComponent({
	name: 'Signature',
	about: 'The declaration of a function, type or constant.',
	example: `<Signature of="remotion#random" />`,
	props: z.strictObject({of: exportId}),
	prepare: ({of}, _, page): Sample => {
		const {name, facts} = page.findExport(of);
		const text = declaration(name, facts);
		if (text === undefined) {
			throw new Error(
				`${of} is a ${facts.kind} and has no signature, expected a function, a type or a constant (use <Props> for a component)`,
			);
		}

		page.showLanguage('ts');
		return {code: text, language: 'ts', marked: []};
	},
	Html: ({view}) => <CodeFigure sample={view} />,
	markdown: ({code: text}) => [code(text, 'ts')],
});
