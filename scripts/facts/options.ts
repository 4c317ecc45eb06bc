import type {Option} from '../../pipeline/content/facts/facts';
import {loadFrom} from './load-toolkit';

type Row = {
	cliFlag: string;
	ssrName: string | null;
	docLink: string | null;
	type: unknown;
	description(mode: string): unknown;
	getValue(values: {commandLine: object}, more?: unknown): {value: unknown};
};

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
	const {BrowserSafeApis} = loadFrom<{BrowserSafeApis: {options: Record<string, Row>}}>(toolkitDir, '@remotion/renderer/client');
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
