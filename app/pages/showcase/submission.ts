/** Kinds of links in `content/showcase/community.json`. */
export const LINK_TYPES = ['video', 'website', 'source_code', 'tutorial'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** The fields of the form. */
export type FieldName = 'title' | 'author' | 'authorUrl' | LinkType | 'width' | 'height' | 'description';
/** The text in each field. */
export type Values = Record<FieldName, string>;

/** The form before anything is typed. */
export const EMPTY_VALUES: Values = {
	title: '',
	author: '',
	authorUrl: '',
	video: '',
	website: '',
	source_code: '',
	tutorial: '',
	width: '',
	height: '',
	description: '',
};

/** What is wrong, by field. */
export type Errors = Partial<Record<FieldName, string>>;

/** An entry of the community list. */
export type Submission = {
	title: string;
	author: string;
	authorUrl: string | null;
	width: number;
	height: number;
	description: string;
	links: {type: LinkType; url: string}[];
};

const MAX_TITLE = 80;
const MAX_AUTHOR = 80;
export const MIN_DESCRIPTION = 20;
export const MAX_DESCRIPTION = 300;
const MAX_URL = 300;
const MAX_SIZE = 16_384;

const text = (name: string, value: string, min: number, max: number): string | undefined => {
	if (value === '') {
		return `Enter ${name}.`;
	}
	if (value.length < min) {
		return `Use at least ${min} characters; there are ${value.length}.`;
	}
	return value.length > max ? `Use at most ${max} characters; there are ${value.length}.` : undefined;
};

const link = (value: string): string | undefined => {
	if (value === '') {
		return undefined;
	}
	if (value.length > MAX_URL) {
		return `Use a URL of at most ${MAX_URL} characters.`;
	}
	return /^https?:\/\/\S+\.\S+$/i.test(value) && URL.canParse(value) ? undefined : 'Enter a full URL that starts with https://';
};

const pixels = (name: string, value: string): string | undefined =>
	/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= MAX_SIZE
		? undefined
		: `Enter the ${name} in whole pixels, from 1 to ${MAX_SIZE}.`;

/** What is wrong with each field; empty if nothing is. If all links are missing, the error belongs to the first one. */
export const validate = (typed: Values): Errors => {
	const values = trimAll(typed);
	const errors: Errors = {
		title: text('a title', values.title, 3, MAX_TITLE),
		author: text('the author’s name', values.author, 1, MAX_AUTHOR),
		authorUrl: link(values.authorUrl),
		width: pixels('width', values.width),
		height: pixels('height', values.height),
		description: text('a description', values.description, MIN_DESCRIPTION, MAX_DESCRIPTION),
	};
	for (const type of LINK_TYPES) {
		errors[type] = link(values[type]);
	}
	if (LINK_TYPES.every((type) => values[type] === '')) {
		errors.video = 'Enter at least one link where the video can be seen.';
	}
	return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
};

const trimAll = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim().replace(/\s+/g, ' ')])) as Values;

/** The entry for valid values. */
export const toSubmission = (typed: Values): Submission => {
	const {title, author, authorUrl, width, height, description, ...links} = trimAll(typed);
	return {
		title,
		author,
		authorUrl: authorUrl === '' ? null : authorUrl,
		width: Number(width),
		height: Number(height),
		description,
		links: LINK_TYPES.flatMap((type) => (links[type] === '' ? [] : [{type, url: links[type]}])),
	};
};

/** A proposal for GitHub: the entry as JSON, and the title and text of an issue that contains it. */
export type Proposal = {title: string; body: string; entry: string; issueUrl: string};

/** Composes the proposal of an entry. `repository` is `owner/name`. */
export const compose = (submission: Submission, repository: string): Proposal => {
	const title = `Showcase: ${submission.title}`;
	const entry = JSON.stringify(submission, null, 2);
	const body = [
		'I made this video with Remotion and propose it for the showcase.',
		'',
		submission.description,
		'',
		...submission.links.map(({type, url}) => `- ${type.replace('_', ' ')}: ${url}`),
		'',
		'Entry for `content/showcase/community.json`:',
		'',
		'```json',
		entry,
		'```',
	].join('\n');
	return {title, body, entry, issueUrl: `https://github.com/${repository}/issues/new?${new URLSearchParams({title, body})}`};
};
