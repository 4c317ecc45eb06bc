const PARAMETER = 'at';

/** The frame of a video that a URL links to (`?at=<video>.<frame>`), or null. */
export const linkedFrame = (search: string, demo: string): number | null => {
	const [, id, frame] = /^([\w-]+)\.(\d{1,6})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
	return id === demo ? Number(frame) : null;
};

/** The URL of a page that links to a frame of one of its videos. */
export const frameLink = (page: string, demo: string, frame: number): string => {
	const url = new URL(page);
	url.searchParams.set(PARAMETER, `${demo}.${frame}`);
	url.hash = '';
	return url.href;
};
