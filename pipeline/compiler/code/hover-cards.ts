import {toolkitPackage} from '../../base/toolkit-package';
import {type ExportFacts, findExport, findExportIfAny, type Members} from '../../content/facts/facts';
import {hoversFile, type NameTypes, readHovers, sampleKey} from '../../content/facts/hovers';
import type {HoverCard} from '../../content/types';
import type {PageContext} from '../mdx/page-context';
import type {Identifier} from './identifiers';
import type {Export} from './imports';

const factsOf = ({module, name}: Export, context: PageContext): ExportFacts | undefined => {
	if (toolkitPackage(module) === undefined) {
		return undefined;
	}

	// Not every entry point has facts, and samples also show what is gone.
	return findExportIfAny(`${module}#${name}`, (file) => context.files.add(file))?.facts;
};

const membersOf = ({members, membersOf: other}: {members?: Members; membersOf?: string}, context: PageContext): Members =>
	members ?? (other === undefined ? {} : (findExport(other, (file) => context.files.add(file)).facts.members ?? {}));

const defaultOf = ({name, givenTo}: Identifier, context: PageContext): string | undefined => {
	const facts = givenTo && factsOf(givenTo, context);
	const list = givenTo?.argument === undefined ? facts : facts?.parameters?.[givenTo.argument];
	return list && membersOf(list, context)[name]?.default;
};

/** A longer list of props or signature is cut in the middle; the page has all of it. */
const MAX_LINES = 12;

const shorten = (lines: string[]): string =>
	(lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 2), '  …', lines.at(-1)!] : lines).join('\n');

const componentText = (name: string, facts: ExportFacts, context: PageContext): string => {
	const props = Object.entries(membersOf(facts, context))
		.filter(([, {deprecated, internal}]) => deprecated === undefined && !internal)
		.map(([prop, {type, optional}]) => `  ${prop}${optional ? '?' : ''}: ${type}`);
	return props.length === 0 ? `<${name}>` : shorten([`<${name}`, ...props, '>']);
};

/** How the facts declare an export: its signature, or its props. */
const declarationOf = (found: Export, context: PageContext): string | undefined => {
	const facts = factsOf(found, context);
	const signature = facts?.signature?.join('\n').split('\n');
	return facts?.kind === 'component' ? componentText(found.name, facts, context) : signature && shorten(signature);
};

const typeAt = (types: NameTypes | undefined, place: number): string | undefined =>
	(typeof types === 'string' ? types : types?.[place]) ?? undefined;

/** The card's number on the page. Names with the same card share it. */
const numberOf = (card: HoverCard, {hovers: {cards}}: PageContext): number => {
	const text = JSON.stringify(card);
	const found = cards.findIndex((other) => JSON.stringify(other) === text);
	return found === -1 ? cards.push(card) - 1 : found;
};

/**
 * Records the hover cards of a sample's names, and returns the sample's number on its page; undefined if no name has a card.
 * `file` is the file that contains the sample.
 */
export const noteHovers = (
	identifiers: (Identifier & {href?: string})[],
	{source, length, file}: {source: string; length: number; file: string},
	context: PageContext,
): number | undefined => {
	context.files.add(hoversFile(file));
	const types = readHovers(file)?.samples[sampleKey(source)] ?? {};
	const seen = new Map<string, number>();
	const at: number[] = [];
	for (const identifier of identifiers) {
		const {name, from, href, imported} = identifier;
		const place = seen.get(name) ?? 0;
		seen.set(name, place + 1);
		const type = (imported && declarationOf(imported, context)) ?? typeAt(types[name], place);
		const value = defaultOf(identifier, context);
		if (type !== undefined || value !== undefined || href !== undefined) {
			const card = {
				...(type !== undefined && {type}),
				...(value !== undefined && {default: value}),
				...(href !== undefined && {page: href}),
			};
			at.push(from, numberOf(card, context));
		}
	}

	return at.length === 0 ? undefined : context.hovers.samples.push({length, at}) - 1;
};
