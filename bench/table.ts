/** A row of results by column name; numbers are printed with the unit that the column's name gives. */
export type Row = Record<string, string | number | undefined>;

const cell = (value: Row[string]): string =>
	value === undefined ? '–' : typeof value === 'number' ? value.toLocaleString('en', {maximumFractionDigits: 1}) : value;

/** Rows as an aligned table of text, columns in the order of the first row. */
export const formatTable = (rows: Row[]): string => {
	const columns = Object.keys(rows[0] ?? {});
	const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
	const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
	const print = (line: string[]): string =>
		line
			.map((text, i) => (i === 0 ? text.padEnd(widths[i]!) : text.padStart(widths[i]!)))
			.join('  ')
			.trimEnd();
	return [print(lines[0]!), widths.map((width) => '─'.repeat(width)).join('  '), ...lines.slice(1).map(print)].join('\n');
};
