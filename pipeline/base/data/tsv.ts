/** The rows of a tab-separated table by the names in its first line. Rows may end in empty cells, so lines aren't trimmed. */
export const parseTsv = (text: string): Record<string, string>[] => {
	const [header = '', ...lines] = text.split(/\r?\n/);
	const columns = header.split('\t');
	return lines
		.filter((line) => line !== '')
		.map((line) => {
			const cells = line.split('\t');
			return Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? '']));
		});
};
