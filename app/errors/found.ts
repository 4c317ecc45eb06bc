import {data} from 'react-router';

/** What a loader throws where there's no page: the reader gets the page for unknown URLs. */
export const notFound = () => data(null, {status: 404});

/** What a loader looked up. Throws `notFound()` if there is none. */
export const found = <T>(value: T | null | undefined): T => {
	if (value === null || value === undefined) {
		throw notFound();
	}

	return value;
};
