import {describe, expect, it} from 'vitest';
import {identifiersOf} from './identifiers';

/** The sample with each name that was imported in brackets. */
const marked = (code: string, language = 'tsx'): string =>
	identifiersOf(code, language)
		.filter(({imported}) => imported)
		.reduceRight((text, {from, to}) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`, code);

const start = "import {spring} from 'remotion';\n";

describe('REF-03 names that refer to an import', () => {
	it.each([
		['uses', `${start}const a = spring({fps}) + spring.x;`, "import {[spring]} from 'remotion';\nconst a = [spring]({fps}) + [spring].x;"],
		[
			'an alias, and the name that it has in its module',
			"import {spring as bounce} from 'remotion';\nbounce(spring);",
			"import {[spring] as [bounce]} from 'remotion';\n[bounce](spring);",
		],
		[
			'tags, with members and props of the same name',
			"import {Series} from 'remotion';\n<Series Series={1}><Series.Sequence /></Series>",
			"import {[Series]} from 'remotion';\n<[Series] Series={1}><[Series].Sequence /></[Series]>",
		],
		[
			'types',
			"import type {Caption} from '@remotion/captions';\nconst a: Caption[] = b as X.Caption;",
			"import type {[Caption]} from '@remotion/captions';\nconst a: [Caption][] = b as X.Caption;",
		],
		[
			'what is exported again',
			"export {spring} from 'remotion';\nconst random = 1; export {random};",
			"export {[spring]} from 'remotion';\nconst random = 1; export {random};",
		],
		['a shorthand', `${start}f({spring, a: 1});`, "import {[spring]} from 'remotion';\nf({[spring], a: 1});"],
		[
			'no key, no member',
			`${start}f({spring: 1}, a.spring, a?.spring);`,
			"import {[spring]} from 'remotion';\nf({spring: 1}, a.spring, a?.spring);",
		],
		[
			'no text, no comment',
			`${start}// spring\nf('spring', \`spring\`);`,
			"import {[spring]} from 'remotion';\n// spring\nf('spring', `spring`);",
		],
		[
			'nothing where a parameter has the name',
			`${start}const f = ({spring}: P) => spring(1);\nspring(2);`,
			"import {[spring]} from 'remotion';\nconst f = ({spring}: P) => spring(1);\n[spring](2);",
		],
		[
			'nothing in a block with a variable of the name',
			`${start}if (a) {\n\tspring(1);\n\tconst spring = b;\n}\nspring(2);`,
			"import {[spring]} from 'remotion';\nif (a) {\n\tspring(1);\n\tconst spring = b;\n}\n[spring](2);",
		],
		[
			'what is beside a function type with the name',
			`${start}type F = (spring: number) => void;\nspring(2);`,
			"import {[spring]} from 'remotion';\ntype F = (spring: number) => void;\n[spring](2);",
		],
		['nothing that was declared here', 'const spring = 1;\nspring(2);', 'const spring = 1;\nspring(2);'],
		['nothing of a namespace', "import * as R from 'remotion';\nR.spring(1);", "import * as R from 'remotion';\nR.spring(1);"],
	])('%s', (_, code, expected) => {
		expect(marked(code)).toBe(expected);
	});

	it('none in a language without imports', () => {
		expect(identifiersOf('import spring from remotion', 'python')).toEqual([]);
	});
});

describe('REF-03 options and props', () => {
	it.each([
		['a prop', "import {Sequence as S} from 'remotion';\n<S from={1} />", 'from', {module: 'remotion', name: 'Sequence'}],
		[
			'a prop of a member',
			"import {Series} from 'remotion';\n<Series.Sequence offset={1} />",
			'offset',
			{module: 'remotion', name: 'Series.Sequence'},
		],
		['a key', "import {spring} from 'remotion';\nspring({fps: 30})", 'fps', {module: 'remotion', name: 'spring', argument: 0}],
		['a key of a later argument', "import {f} from 'm';\nf(a, [1, 2], {b: 30})", 'b', {module: 'm', name: 'f', argument: 2}],
		['a nested key belongs to nothing', "import {spring} from 'remotion';\nspring({config: {damping: 1}})", 'damping', undefined],
		['a key of a function of our own', 'f({fps: 30})', 'fps', undefined],
	])('%s', (_, code, name, givenTo) => {
		expect(identifiersOf(code, 'tsx').find((identifier) => identifier.name === name)?.givenTo).toEqual(givenTo);
	});
});
