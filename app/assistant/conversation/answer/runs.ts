/** A run of code of one color; `mark` is the letter of its class, empty for plain text. */
export type Run = {text: string; mark: string};

/** Cuts code into its colored runs (`PassageBlock.runs`). What the runs leave over, or can't be read, is plain: no code is lost. */
export const cutRuns = (code: string, runs = ''): Run[] => {
	const cut: Run[] = [];
	let at = 0;
	for (const [, mark = '', length] of runs.matchAll(/(?:^| )([a-z]?)(\d+)(?= |$)/g)) {
		cut.push({text: code.slice(at, at + Number(length)), mark});
		at += Number(length);
	}

	return [...cut, {text: code.slice(at), mark: ''}].filter(({text}) => text !== '');
};
