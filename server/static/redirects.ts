import {existsSync, readFileSync} from 'node:fs';

/** Where a URL moved to, for good. */
export type Redirect = {from: string; to: string};

/** The redirects that the build wrote, by their path; none when there is no such file. */
export const readRedirects = (file: string): Map<string, Redirect> => {
	const redirects: Redirect[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
	return new Map(redirects.map((redirect) => [redirect.from, redirect]));
};

/** The new URL with the query of the old one; a hash stays at the end. */
export const targetOf = ({to}: Redirect, search: string): string => {
	if (search.length < 2) {
		return to;
	}
	const [address = '', hash] = to.split('#', 2);
	return `${address}${address.includes('?') ? '&' : '?'}${search.slice(1)}${hash === undefined ? '' : `#${hash}`}`;
};
