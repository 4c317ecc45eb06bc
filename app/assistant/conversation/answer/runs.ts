/** A run of code in one color. `mark` is the letter of its class, empty for plain text. */
export type Run = {text: string; mark: string};

/** Splits code into colored runs (`PassageBlock.runs`). Code that the runs don't cover is plain. */
export const cutRuns = (code: string, runs = ''): Run[] => {
	const cut: Run[] = [];
	let at = 0;
	for (const [, mark = '', length] of runs.matchAll(/(?:^| )([a-z]?)(\d+)(?= |$)/g)) {
		cut.push({text: code.slice(at, at + Number(length)), mark});
		at += Number(length);
	}

	return [...cut, {text: code.slice(at), mark: ''}].filter(({text}) => text !== '');
};
