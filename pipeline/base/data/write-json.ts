const WIDTH = 160;

const oneLine = (value: unknown): string => {
	if (Array.isArray(value)) {
		return `[${value.map(oneLine).join(', ')}]`;
	}

	if (typeof value === 'object' && value !== null) {
		return `{${Object.entries(value)
			.map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`)
			.join(', ')}}`;
	}

	return JSON.stringify(value);
};

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const isFlat = (value: unknown): boolean =>
	isPlain(value) ||
	Object.values(value as object).every((item) => isPlain(item) || (Array.isArray(item) && item.every(isPlain) && !Array.isArray(value)));

const write = (value: unknown, indent: string): string => {
	const line = oneLine(value);
	const isSmall = isFlat(value) && (Array.isArray(value) || indent.length + line.length <= WIDTH);
	if (typeof value !== 'object' || value === null || isSmall) {
		return line;
	}

	const inner = `${indent}\t`;
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	const items = Array.isArray(value)
		? value.map((item) => inner + write(item, inner))
		: Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${write(item, inner)}`);
	return items.length === 0 ? `${open}${close}` : `${open}\n${items.join(',\n')}\n${indent}${close}`;
};

/** JSON in which everything small is on one line, so that a change of one field is a change of one line. */
export const writeJson = (value: unknown): string => `${write(value, '')}\n`;
