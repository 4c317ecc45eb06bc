/** What was thrown since the last fresh start, by whatever is running. */
let thrown: unknown[] = [];

window.addEventListener('error', ({error, message}) => thrown.push(error ?? message));
window.addEventListener('unhandledrejection', ({reason}) => thrown.push(reason));

/** An error in one short line. Without `messageOf`, because this code runs in a page that has no modules of the site. */
export const reasonOf = (error: unknown): string =>
	String(error instanceof Error ? error.message : error)
		.split('\n')[0]!
		.slice(0, 160);

/** Forgets what was thrown before. */
export const startFresh = (): void => {
	thrown = [];
};

/** Notes an error that reaches no listener of the window, because something caught it. */
export const noteError = (error: unknown): void => {
	thrown.push(error);
};

/** Why the first thing failed that did since the last fresh start; undefined if nothing did. */
export const firstReason = (): string | undefined => (thrown.length > 0 ? reasonOf(thrown[0]) : undefined);
