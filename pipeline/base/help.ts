/** Prints what a command does, and ends the process, when it was called with `--help`. Call it before anything else. */
export const helpFor = (help: string): void => {
	if (process.argv.includes('--help')) {
		console.log(help);
		process.exit(0);
	}
};
