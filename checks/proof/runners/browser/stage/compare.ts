/** A value as a comment states it. Runs in the browser beside the samples, too, so it has no module of Node; `digits` are kept as written, because they say how far the number is rounded. */
export type Expected =
	| {kind: 'number'; digits: string; cut?: true}
	| {kind: 'text'; text: string}
	| {kind: 'constant'; word: string}
	/** `more` is the place of an elision. */
	| {kind: 'list'; items: Expected[]; more?: number}
	| {kind: 'object'; fields: Record<string, Expected>; open: boolean};

/** What a comment says that a statement gives, or prints: then `lines` has what each call prints, with its value if it is one. */
export type Stated = {line: number; says: string} & (
	| {gives: Expected; prints?: undefined}
	| {gives?: undefined; prints: {text: string; value?: Expected}[]}
);

const ELISION = /…|\.\.\.$/;

/** Whether a text is the stated one, in which `…` stands for any part. */
const textAgrees = (stated: string, actual: string): boolean => {
	const parts = stated.split(ELISION);
	if (parts.length === 1) {
		return stated === actual;
	}

	const pattern = parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('[^]*');
	return new RegExp(`^${pattern}$`).test(actual);
};

const numberAgrees = (digits: string, cut: boolean | undefined, actual: number): boolean => {
	if (cut) {
		return String(actual).startsWith(digits);
	}

	const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;
	// An integer is meant exactly; a fraction is rounded as far as it is written out.
	return Number(digits) === actual || (decimals > 0 && Math.abs(Number(digits) - actual) <= 0.5 * 10 ** -decimals * (1 + 1e-9));
};

const listAgrees = (items: Expected[], more: number | undefined, actual: unknown[]): boolean => {
	const head = more ?? items.length;
	return (
		(more === undefined ? actual.length === items.length : actual.length >= items.length) &&
		items.every((item, index) => agrees(item, actual[index < head ? index : actual.length - items.length + index]))
	);
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));

/** Whether a value is what was stated. */
export const agrees = (expected: Expected, actual: unknown): boolean => {
	switch (expected.kind) {
		case 'number':
			return typeof actual === 'number' && numberAgrees(expected.digits, expected.cut, actual);
		case 'text':
			return typeof actual === 'string' && textAgrees(expected.text, actual);
		case 'constant':
			return String(actual) === expected.word && typeof actual !== 'string';
		case 'list':
			return isList(actual) && listAgrees(expected.items, expected.more, [...actual]);
		case 'object': {
			if (typeof actual !== 'object' || actual === null || isList(actual)) {
				return false;
			}

			const {fields, open} = expected;
			const found = actual as Record<string, unknown>;
			return (
				(open || Object.keys(found).every((name) => Object.hasOwn(fields, name))) &&
				Object.entries(fields).every(([name, value]) => name in found && agrees(value, found[name]))
			);
		}
	}
};

/** What is wrong with a result, in a sentence. */
export const wrongResult = ({says, prints}: Stated, actual: string | undefined): string =>
	actual === undefined
		? `the comment says ${says}, but running the sample doesn't reach this line`
		: `the comment says ${says}, but the sample ${prints ? 'prints' : 'gives'} ${actual}`;

/** A value in the notation of comments. */
const notationOf = (value: unknown): string => {
	if (typeof value === 'string') {
		return `'${value.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
	}

	if (isList(value)) {
		return `[${[...value].map(notationOf).join(', ')}]`;
	}

	if (typeof value === 'object' && value !== null) {
		const fields = Object.entries(value).map(([name, inner]) => `${/^[\w$]+$/.test(name) ? name : `'${name}'`}: ${notationOf(inner)}`);
		return `{${fields.join(', ')}}`;
	}

	return typeof value === 'function' ? 'a function' : String(value);
};

const printed = (values: unknown[]): string => values.map((value) => (typeof value === 'string' ? value : notationOf(value))).join(' ');

/** What a sample hands its results to while it runs. */
export type Watch = {
	gives: <T>(stated: Stated, value: T) => T;
	prints: (stated: Stated, ...values: unknown[]) => void;
	expects: (all: Stated[]) => void;
	/** The expected results that nothing gave yet. */
	missing: () => Stated[];
};

/** Compares a sample's results with what its comments say; calls `onWrong` for each that differs. */
export const watchResults = (onWrong: (stated: Stated, actual: string) => void): Watch => {
	const seen = new Map<number, number>();
	let expected: Stated[] = [];
	const count = ({line}: Stated): number => {
		const before = seen.get(line) ?? 0;
		seen.set(line, before + 1);
		return before;
	};
	return {
		gives: (stated, value) => {
			count(stated);
			if (stated.gives && !agrees(stated.gives, value)) {
				onWrong(stated, notationOf(value));
			}

			return value;
		},
		prints: (stated, ...values) => {
			const index = count(stated);
			const line = stated.prints?.[index];
			const [only] = values;
			const right = line && (textAgrees(line.text, printed(values)) || (values.length === 1 && line.value && agrees(line.value, only)));
			if (!right) {
				onWrong({...stated, line: stated.line + index, says: line?.text ?? 'nothing'}, printed(values));
			}
		},
		expects: (all) => {
			expected = all;
		},
		missing: () => expected.filter(({line, prints}) => (seen.get(line) ?? 0) < (prints?.length ?? 1)),
	};
};
