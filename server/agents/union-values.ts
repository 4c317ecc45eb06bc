import {literalValue} from '../../app/playground/compile/syntax';
import type {Docs} from './docs';
import {exportOf, packageOf} from './facts-lookup';

type Value = string | number | boolean;

/** Members of a union that stand for no value. */
const EMPTY = new Set(['null', 'undefined']);

const isName = (type: string): boolean => /^[A-Z]\w*$/.test(type);

/** The values of the type with that name. The package that uses it comes before others that export one of the same name. */
const valuesOfName = (name: string, from: string, docs: Pick<Docs, 'packages'>): Value[] | undefined => {
	const own = packageOf(from);
	const packages = [...docs.packages].sort(([a], [b]) => Number(b === own) - Number(a === own));
	for (const [, {entries}] of packages) {
		for (const entry of Object.keys(entries)) {
			const values = exportOf(`${entry}#${name}`, docs)?.facts.values;
			if (values) {
				return values;
			}
		}
	}

	return undefined;
};

/**
 * All values of a union of literals, with those of the unions that it names; `undefined` for any other type. `from` is the
 * export that uses the type.
 */
export const unionValues = (type: string, from: string, docs: Pick<Docs, 'packages'>): Value[] | undefined => {
	const found: Value[] = [];
	for (const part of type.split('|').map((one) => one.trim())) {
		const literal = literalValue(part);
		const values = literal !== undefined ? [literal] : EMPTY.has(part) ? [] : isName(part) ? valuesOfName(part, from, docs) : undefined;
		if (!values) {
			return undefined;
		}

		found.push(...values);
	}

	return found.length === 0 ? undefined : [...new Set(found)];
};
