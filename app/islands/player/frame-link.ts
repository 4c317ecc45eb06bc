const PARAMETER = 'at';

/** The frame that a URL asks for in a video of its page (`?at=<video>.<frame>`), or null when it says nothing of it. */
export const linkedFrame = (search: string, demo: string): number | null => {
	const [, id, frame] = /^([\w-]+)\.(\d{1,6})$/.exec(new URLSearchParams(search).get(PARAMETER) ?? '') ?? [];
	return id === demo ? Number(frame) : null;
};

/** The URL of a page with one frame of one of its videos. */
export const frameLink = (page: string, demo: string, frame: number): string => {
	const url = new URL(page);
	url.searchParams.set(PARAMETER, `${demo}.${frame}`);
	url.hash = '';
	return url.href;
};
