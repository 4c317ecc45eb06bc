/** How often files of the build have failed to load. */
const failures = new Map<string, number>();

/**
 * Runs a dynamic import. Browsers cache a failed module, so after a failure, it's requested with a different URL, which is read from the
 * source of the built import.
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
	const [, name = ''] = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/.exec(load.toString()) ?? [];
	const times = failures.get(name);
	try {
		return await load();
	} catch (error) {
		if (name && times) {
			// The same URL as before if it's the one that has loaded, so that no module is loaded twice.
			return await import(/* @vite-ignore */ `${new URL(name, import.meta.url)}?again=${times}`).catch((again) => {
				failures.set(name, times + 1);
				throw again;
			});
		}

		failures.set(name, 1);
		throw error;
	}
}
