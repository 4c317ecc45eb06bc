import {createRequire} from 'node:module';
import path from 'node:path';
import type {Option} from '../../pipeline/content/facts/facts';

type Row = {
	cliFlag: string;
	ssrName: string | null;
	docLink: string | null;
	type: unknown;
	description(mode: string): unknown;
	getValue(values: {commandLine: object}, more?: unknown): {value: unknown};
};

/** Loads a module of the installed toolkit. */
export const loadFrom = (toolkitDir: string, specifier: string): Record<string, never> =>
	createRequire(path.join(toolkitDir, 'package.json'))(specifier);

/** Loads a file of the installed toolkit that its package does not export. */
export const loadModule = <T>(toolkitDir: string, file: string): T =>
	createRequire(path.join(toolkitDir, 'package.json'))(path.join(toolkitDir, file));

/** The words of a React element. */
const wordsOf = (node: unknown): string => {
	if (Array.isArray(node)) {
		return node.map(wordsOf).join('');
	}

	if (typeof node === 'object' && node !== null && 'props' in node) {
		const {children} = (node as {props: {children?: unknown}}).props;
		return (node as {type?: unknown}).type === 'br' ? ' ' : wordsOf(children);
	}

	return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
};

const show = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

const readValue = ({getValue}: Row, commandLine: object): unknown => {
	try {
		return getValue({commandLine}).value;
	} catch {
		return undefined;
	}
};

const defaultOf = (row: Row): string | undefined => {
	// The muted flag is `null` when minimist has not seen it.
	const value = readValue(row, row.cliFlag === 'muted' ? {muted: null} : {});
	return value === undefined ? undefined : show(value);
};

/** Whether the flag turns the option off, as `--disable-headless` does. */
const isNegated = (row: Row): boolean => readValue(row, {[row.cliFlag]: true}) === false;

const typeOf = ({type}: Row): string | undefined => (['boolean', 'number', 'string'].includes(typeof type) ? typeof type : undefined);

/** The toolkit's own table of options, by its keys. */
export const readOptions = (toolkitDir: string): Record<string, Option> => {
	const {BrowserSafeApis} = loadFrom(toolkitDir, '@remotion/renderer/client') as unknown as {
		BrowserSafeApis: {options: Record<string, Row>};
	};
	const entries = Object.entries(BrowserSafeApis.options).map(([key, row]): [string, Option] => {
		const [value, type] = [defaultOf(row), typeOf(row)];
		return [
			key,
			{
				flag: row.cliFlag,
				...(row.ssrName ? {parameter: row.ssrName} : {}),
				...(type ? {type} : {}),
				...(value === undefined ? {} : {default: value}),
				...(isNegated(row) ? {negated: true as const} : {}),
				...(row.docLink ? {docLink: row.docLink} : {}),
				description: wordsOf(row.description('cli')).replaceAll(/\s+/g, ' ').trim(),
			},
		];
	});
	return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
};
