/** Whether the reader asked for few bytes (data saver) or the network is as slow as 2g: then nothing is fetched in advance. */
export function isFrugal(): boolean {
	const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
	return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}
