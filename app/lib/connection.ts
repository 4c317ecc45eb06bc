/** Whether to avoid optional downloads, because data saver is on or the network is as slow as 2G. */
export function isFrugal(): boolean {
	const {connection} = navigator as {connection?: {saveData?: boolean; effectiveType?: string}};
	return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? '');
}
