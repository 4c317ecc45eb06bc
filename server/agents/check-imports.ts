import type {SyntaxNode} from '@lezer/common';
import type {Problem} from '../../app/playground/compile/compile';
import {readImports} from '../../app/playground/compile/imports';
import {parse, textOf} from '../../app/playground/compile/syntax';
import type {ProjectFile} from '../../app/playground/project';
import {lineAt} from '../../pipeline/base/text/line-at';
import {toolkitPackage} from '../../pipeline/base/toolkit-package';
import {specifiersOf} from '../../pipeline/compiler/code/imports';
import type {Docs} from './docs';
import {alike, exportOf, packageOf} from './facts-lookup';

/** Each font has an entry point of its own, and only one of them has facts. */
const MANY_ENTRIES = '@remotion/google-fonts/';

type Name = {name: string; from: number};

/** `R.spring` in code, in JSX and in types. Its first node is the namespace `R`, its last one the name. */
const MEMBERS = new Set(['MemberExpression', 'JSXMemberExpression', 'IndexedType']);
const MEMBER = /^(?:PropertyName|JSXIdentifier|TypeName)$/;

/** The members that code reads of each variable. A variable that is declared twice is left out: a member may belong to either. */
const membersOfVariables = (code: string): Map<string, Name[]> => {
	const members = new Map<string, Name[]>();
	const declared = new Map<string, number>();
	parse(code).iterate({
		enter({name, node}) {
			const {firstChild, lastChild} = node;
			if (MEMBERS.has(name) && firstChild && lastChild && MEMBER.test(lastChild.name)) {
				const variable = textOf(code, firstChild);
				const names = members.get(variable) ?? [];
				names.push({name: textOf(code, lastChild), from: lastChild.from});
				members.set(variable, names);
			} else if (name === 'VariableDefinition') {
				declared.set(textOf(code, node), (declared.get(textOf(code, node)) ?? 0) + 1);
			}
		},
	});
	return new Map([...members].filter(([variable]) => declared.get(variable) === 1));
};

/** The names that a statement imports or exports from elsewhere, without their aliases, and where they are. */
const namesIn = (code: string, statement: SyntaxNode, members: Map<string, Name[]>): Name[] => {
	const group = statement.getChild('ImportGroup') ?? statement.getChild('ExportGroup');
	const variable = statement.getChild('VariableDefinition');
	const named = group ? specifiersOf(group).map(({exported}) => ({name: textOf(code, exported), from: exported.from})) : [];
	if (!variable) {
		return named;
	}

	return statement.getChild('Star') ? (members.get(textOf(code, variable)) ?? []) : [{name: 'default', from: variable.from}, ...named];
};

/** For how many wrong names similar ones are looked up, which means comparing each with every export. An answer shows no more. */
const MOST_COMPARED = 50;

/** What is wrong with the imports from the toolkit: no such package, entry point or export, or a deprecated one. */
export const checkImports = ({name: file, code}: ProjectFile, docs: Docs): Problem[] => {
	const problem = (severity: Problem['severity'], from: number, message: string): Problem => ({
		severity,
		file,
		line: lineAt(code, from),
		from,
		to: from,
		message,
	});
	let compared = 0;
	const similarTo = (name: string, names: Iterable<string>): string => {
		compared++;
		const similar = compared > MOST_COMPARED ? [] : alike(name, names);
		return similar.length > 0 ? ` Similar: ${similar.join(', ')}` : '';
	};
	const members = membersOfVariables(code);
	const imports = readImports(code).filter(({specifier}) => toolkitPackage(specifier) !== undefined);
	return imports.flatMap(({specifier: entry, statement}) => {
		const {from} = statement;
		const entries = docs.packages.get(packageOf(entry))?.entries;
		if (!entries) {
			const name = packageOf(entry);
			return [problem('error', from, `There is no package ${name}.${similarTo(name, docs.packages.keys())}`)];
		}

		const exports = entries[entry];
		if (!exports) {
			return entry.startsWith(MANY_ENTRIES)
				? []
				: [problem('error', from, `"${entry}" can't be imported. Entry points: ${Object.keys(entries).join(', ')}`)];
		}

		return namesIn(code, statement, members).flatMap(({name, from: at}) => {
			const found = exportOf(`${entry}#${name}`, docs);
			if (!found && name === 'default') {
				return [problem('error', at, `${entry} has no default export. Import names in braces`)];
			}

			if (!found) {
				return [problem('error', at, `${entry} doesn't export ${name}.${similarTo(name, Object.keys(exports))}`)];
			}

			const {deprecated} = found.facts;
			return deprecated === undefined ? [] : [problem('warning', at, `${name} is deprecated. ${deprecated}`.trim())];
		});
	});
};
