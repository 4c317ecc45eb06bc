/**
 * Runs a dynamic import that may have failed before. Browsers cache a failed module, so a retry that fails as well is repeated with a
 * different URL, which is found in the built import's source.
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
