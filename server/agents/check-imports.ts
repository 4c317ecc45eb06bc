import type {SyntaxNode} from '@lezer/common';
import type {Problem} from '../../app/playground/compile/compile';
import {lineAt, literalValue, parse, textOf} from '../../app/playground/compile/syntax';
import type {ProjectFile} from '../../app/playground/project';
import type {Docs} from './docs';
import {alike, exportOf, packageOf} from './facts-lookup';

/** Fonts have an entry point each, and facts of one of them. */
const MANY_ENTRIES = '@remotion/google-fonts/';

type Import = {entry: string; names: {name: string; from: number}[]; from: number};

const isToolkit = (specifier: string): boolean => /^(remotion|@remotion\/[^/]+)(\/|$)/.test(specifier);

/** The names that an import takes from a module, without their aliases; a namespace or a default takes none. */
const namesIn = (code: string, group: SyntaxNode | null): Import['names'] => {
	const inside = group ? textOf(code, group).slice(1, -1) : '';
	let at = (group?.from ?? 0) + 1;
	const names = new Map<string, number>();
	for (const part of inside.split(',')) {
		const name = /^\s*(?:type\s+)?([\w$]+)/.exec(part)?.[1];
		if (name && !names.has(name)) {
			names.set(name, at + part.indexOf(name));
		}

		at += part.length + 1;
	}

	return [...names].map(([name, from]) => ({name, from}));
};

const importsOf = (code: string): Import[] => {
	const found: Import[] = [];
	parse(code).iterate({
		enter({name, node}) {
			if (name === 'ImportDeclaration') {
				const source = node.getChild('String');
				const entry = source ? literalValue(textOf(code, source)) : undefined;
				if (typeof entry === 'string' && isToolkit(entry)) {
					found.push({entry, names: namesIn(code, node.getChild('ImportGroup')), from: node.from});
				}
			}

			return name === 'Script';
		},
	});
	return found;
};

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
	return importsOf(code).flatMap(({entry, names, from}) => {
		const entries = docs.packages.get(packageOf(entry))?.entries;
		if (!entries) {
			const similar = alike(packageOf(entry), docs.packages.keys());
			return [
				problem('error', from, `There is no package ${packageOf(entry)}.${similar.length > 0 ? ` Similar: ${similar.join(', ')}` : ''}`),
			];
		}

		const exports = entries[entry];
		if (!exports) {
			return entry.startsWith(MANY_ENTRIES)
				? []
				: [problem('error', from, `"${entry}" can't be imported. Entry points: ${Object.keys(entries).join(', ')}`)];
		}

		return names.flatMap(({name, from: at}) => {
			const found = exportOf(`${entry}#${name}`, docs);
			if (!found) {
				const similar = alike(name, Object.keys(exports));
				return [problem('error', at, `${entry} doesn't export ${name}.${similar.length > 0 ? ` Similar: ${similar.join(', ')}` : ''}`)];
			}

			const {deprecated} = found.facts;
			return deprecated === undefined ? [] : [problem('warning', at, `${name} is deprecated. ${deprecated}`.trim())];
		});
	});
};
