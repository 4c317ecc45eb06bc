let pointed: {path: string; data: Promise<unknown>} | undefined;

/**
 * Keeps the decoded data of the page whose link the reader points at, because that page is probably next: after the click, nothing has
 * to be fetched or parsed. Only the last one is kept. Rejects if the data can't be loaded, and forgets it.
 */
export async function pointAt(path: string, load: () => Promise<unknown>): Promise<void> {
	if (pointed?.path === path) {
		return;
	}

	const data = load();
	pointed = {path, data};
	try {
		await data;
	} catch (error) {
		if (pointed?.data === data) {
			pointed = undefined;
		}

		throw error;
	}
}

/** The data of a page, if the reader points at a link to it. */
export const pointedPage = <T>(path: string): Promise<T> | undefined => (pointed?.path === path ? (pointed.data as Promise<T>) : undefined);
