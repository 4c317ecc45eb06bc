import type {SyntaxNode} from '@lezer/common';
import type {Problem} from '../../app/playground/compile/compile';
import {readImports} from '../../app/playground/compile/imports';
import {lineAt, textOf} from '../../app/playground/compile/syntax';
import type {ProjectFile} from '../../app/playground/project';
import {specifiersOf} from '../../pipeline/compiler/code/imports';
import type {Docs} from './docs';
import {alike, exportOf, packageOf} from './facts-lookup';

/** Fonts have an entry point each, and facts of one of them. */
const MANY_ENTRIES = '@remotion/google-fonts/';

const isToolkit = (specifier: string): boolean => /^(remotion|@remotion\/[^/]+)(\/|$)/.test(specifier);

/** A name that a statement imports, without its alias, and where it stands; a namespace or a default is none. */
const namesIn = (code: string, statement: SyntaxNode): {name: string; from: number}[] => {
	const group = statement.getChild('ImportGroup');
	return group ? specifiersOf(group).map(({exported}) => ({name: textOf(code, exported), from: exported.from})) : [];
};

/** Wrong names that similar ones are looked for, as many as an answer shows: each is compared with every export. */
const MOST_COMPARED = 50;

/** Imports from the toolkit that its packages do not have, or that they advise against. */
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
	const imports = readImports(code).filter(({specifier, statement}) => statement.name === 'ImportDeclaration' && isToolkit(specifier));
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

		return namesIn(code, statement).flatMap(({name, from: at}) => {
			const found = exportOf(`${entry}#${name}`, docs);
			if (!found) {
				return [problem('error', at, `${entry} doesn't export ${name}.${similarTo(name, Object.keys(exports))}`)];
			}

			const {deprecated} = found.facts;
			return deprecated === undefined ? [] : [problem('warning', at, `${name} is deprecated. ${deprecated}`.trim())];
		});
	});
};
