import type {SyntaxNode} from '@lezer/common';
import {compile} from '../../app/playground/compile/compile';
import {functionIn} from '../../app/playground/compile/prop-defaults';
import {childrenOf, parse, textOf} from '../../app/playground/compile/syntax';
import type {Source} from '../../app/playground/files';
import {hashOf} from '../base/hash';
import {quotedIn} from '../base/text/quoted';

/** A component of a sample: its function, and whether the sample exports it. */
type Component = {name: string; isExported: boolean; isDefault: boolean; body: SyntaxNode};

/** The size and length with which a sample plays, since it states none. */
const STAGE = {width: 1280, height: 720, fps: 30, durationInFrames: 120};

/** Code that needs a whole project: compositions, artifacts, style sheets, environment variables, other hosts. */
const NEEDS_A_PROJECT =
	/<(?:Composition|Still|Folder|Artifact)\b|\b(?:registerRoot|fetch|getInputProps|getStaticFiles)\(|\bclassName=|\bprocess\.|https?:\/\//;

const hasPicture = (node: SyntaxNode): boolean => {
	let found = false;
	node.cursor().iterate(({name}) => {
		found ||= name.startsWith('JSX');
		return !found;
	});
	return found;
};

/** Whether every prop that it takes has a default value. */
const runsWithoutProps = (component: SyntaxNode): boolean => {
	const parameters = component.getChild('ParamList');
	const taken = parameters ? childrenOf(parameters).filter(({name}) => !/^[(),]$/.test(name)) : [];
	const [pattern] = taken;
	return (
		!pattern ||
		(pattern.name === 'ObjectPattern' && pattern.getChildren('PatternProperty').every((property) => property.getChild('Equals') !== null))
	);
};

const componentsOf = (code: string): Component[] =>
	childrenOf(parse(code).topNode).flatMap((statement): Component[] => {
		const isExported = statement.name === 'ExportDeclaration';
		const isDefault = isExported && statement.getChild('default') !== null;
		const declared = isExported ? childrenOf(statement) : [statement];
		return declared.flatMap((node) => {
			const body = node.name === 'FunctionDeclaration' ? node : functionIn(node);
			const definition = node.getChild('VariableDefinition');
			const name = definition ? textOf(code, definition) : '';
			return body && /^[A-Z]/.test(name) && hasPicture(body) ? [{name, isExported, isDefault, body}] : [];
		});
	});

/** The component that a sample is about: what it exports by default, or else the only one that no other of its components draws. */
const mainOf = (code: string): Component | undefined => {
	const all = componentsOf(code);
	const exported = all.filter(({isExported}) => isExported);
	const roots = (exported.length > 0 ? exported : all).filter(({name}) => !new RegExp(`<${name}\\b`).test(code));
	return all.find(({isDefault}) => isDefault) ?? (roots.length === 1 ? roots[0] : undefined);
};

/**
 * A code sample as the playground opens it, if it plays there unchanged: all of it compiles, with imports that the playground
 * has; its component needs no props; and it reads no files but `media`, which are the playground's.
 */
export const playableSource = (code: string, media: readonly string[]): Source | undefined => {
	const files = [...code.matchAll(/\bstaticFile\(([^)]*)\)/g)].map((match) => match[1] ?? '');
	const main = mainOf(code);
	if (
		!main ||
		!runsWithoutProps(main.body) ||
		NEEDS_A_PROJECT.test(code) ||
		files.some((file) => quotedIn(file, media).length === 0) ||
		compile([{name: 'index.tsx', code}]).problems.some(({severity}) => severity === 'error')
	) {
		return undefined;
	}

	// The playground plays the default export of its first file.
	const entry = main.isDefault || /\bexport default\b/.test(code) ? code : `${code.trimEnd()}\n\nexport default ${main.name};\n`;
	return {id: `sample-${hashOf(code)}`, title: main.name, files: [{name: 'index.tsx', code: entry}], ...STAGE, props: {}};
};
