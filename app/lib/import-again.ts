/**
 * Runs a dynamic import. `attempt` is how often it has failed before. Browsers cache a failed module, so if a retry fails as well, it's
 * repeated with a different URL, which is read from the source of the built import.
 */
export async function importAgain<T>(load: () => Promise<T>, attempt: number): Promise<T> {
	try {
		return await load();
	} catch (error) {
		const [, name] = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/.exec(load.toString()) ?? [];
		if (attempt === 0 || name === undefined) {
			throw error;
		}

		return (await import(/* @vite-ignore */ `${new URL(name, import.meta.url)}?again=${attempt}`)) as T;
	}
}
