/** The formats that a video can be saved in. */
export const FORMATS = ['mp4', 'webm', 'gif', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export const formatLabels: Record<Format, {name: string; hint: string; type: string}> = {
	mp4: {name: 'MP4', hint: 'H.264, plays everywhere', type: 'video/mp4'},
	webm: {name: 'WebM', hint: 'VP8, for the web', type: 'video/webm'},
	gif: {name: 'GIF', hint: 'at most 640 pixels wide and 25 frames a second', type: 'image/gif'},
	png: {name: 'PNG', hint: 'the current frame', type: 'image/png'},
};

/** Why formats aren't available in this browser, and notes about others. */
export type Abilities = {refusals: Partial<Record<Format, string>>; notes: Partial<Record<Format, string>>};
