/** Parameters as the query of a URL, with its question mark. Empty ones are left out; without any, it's an empty string. */
export const queryString = (params: Record<string, string | null | undefined>): string => {
	const given = Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : []));
	return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
