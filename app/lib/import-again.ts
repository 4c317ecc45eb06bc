/**
 * Runs a dynamic import once more after it failed. Browsers keep a module that arrived damaged: what fails again is asked for
 * under another address, which the import itself names in its source once it is built.
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
