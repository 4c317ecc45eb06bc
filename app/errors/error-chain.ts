/** The messages of an error and its causes, outermost first. Stops after ten, and at a cycle. */
export function errorChain(error: unknown): string[] {
	const messages: string[] = [];
	const seen = new Set<unknown>();
	let current = error;
	while (current !== undefined && current !== null && !seen.has(current) && messages.length < 10) {
		seen.add(current);
		messages.push(current instanceof Error ? current.message || current.name : describe(current));
		current = current instanceof Error ? current.cause : undefined;
	}

	return messages;
}

function describe(value: unknown): string {
	const {status, statusText} = value as {status?: unknown; statusText?: unknown};
	return typeof status === 'number' ? `${status} ${String(statusText ?? '')}`.trim() : String(value);
}
