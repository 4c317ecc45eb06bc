/** A row of a table: its line, counted from 1, and its cells by the names of the columns. */
export type TsvRow = {line: number; cells: Record<string, string>};

/** Parses a tab-separated table with the names of its columns in the first line. Rows may end in empty cells, so lines aren't trimmed. */
export const parseTsv = (text: string): {columns: string[]; rows: TsvRow[]} => {
	const [header = '', ...lines] = text.split('\n');
	const columns = header.split('\t');
	const rows = lines.flatMap((row, index) => {
		const cells = row.split('\t');
		return row === '' ? [] : [{line: index + 2, cells: Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']))}];
	});
	return {columns, rows};
};
