/** Which lines of a Markdown text belong to fenced code, the fences included. */
export const fencedLines = (lines: readonly string[]): boolean[] => {
	let open: string | undefined;
	return lines.map((line) => {
		const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
		if (open === undefined) {
			open = mark;
			return mark !== undefined;
		}

		if (mark?.startsWith(open) && line.trim() === mark) {
			open = undefined;
		}
		return true;
	});
};
