const userErrors = new Set(['ConfigError', 'ContentError', 'CommandError']);

/** A command that was started failed and has said why itself. */
export class CommandError extends Error {
	override name = 'CommandError';
}

/** Runs one step of a build and prints how long it took. */
export const step = async <Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> => {
	const start = performance.now();
	const result = await work();
	console.log(`${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
	return result;
};

/** Runs `main` and ends with exit code 1 when it fails: mistakes in the site as plain text, anything else with its stack. */
export const runMain = async (main: () => Promise<void>): Promise<void> => {
	try {
		await main();
	} catch (error) {
		const isUserError = error instanceof Error && userErrors.has(error.name);
		console.error(isUserError ? `\n${error.message}\n` : error);
		process.exit(1);
	}
};
