import {readPropDefaults} from '../compile/prop-defaults';
import {FIRST_DEMO, type Source, sourcePath} from '../files';
import {type Project, parseProject} from '../project';
import {type Draft, draftKey, linkKey, readDraft} from './drafts';
import {decodeLink, encodeLink, isLink, isNewerLink} from './link';

let openings = 0;

/** A project that was opened. */
export type Opening = {
	/** Different each time that something is opened. */
	id: number;
	/** The key of its draft. */
	key: string;
	project: Project;
	/** The project before the reader changed it. */
	original: Project;
	/** The link that it was opened from, now or originally, starting at `?` or `#`; null for a video of the site. */
	link: string | null;
	/** The frame in the URL (`?frame=`), or null. */
	frame: number | null;
	/** It's someone else's code, which only runs after a click on Run. */
	mustWait: boolean;
};

type Opened = Omit<Opening, 'frame'>;

const readValue = (text: string, like: unknown): unknown =>
	typeof like === 'number' ? (Number.isFinite(Number(text)) ? Number(text) : like) : typeof like === 'boolean' ? text === 'true' : text;

/** The props that differ from the defaults in the code. Others are left to the code, where the reader can change them. */
const ownProps = (props: Record<string, unknown>, code: string): Record<string, unknown> => {
	const defaults: Record<string, unknown> = readPropDefaults(code);
	return Object.fromEntries(Object.entries(props).filter(([name, value]) => value !== defaults[name]));
};

/** Fetches a video of the site. Undefined if there is no such video; rejects if that can't be told. */
const fetchSource = async (id: string): Promise<Source | undefined> => {
	if (!/^[\w-]+$/.test(id)) {
		return undefined;
	}

	const response = await fetch(sourcePath(id));
	if (response.status === 404) {
		return undefined;
	}

	if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
		throw new Error(`The video “${id}” could not be loaded. Check your network connection.`);
	}

	return (await response.json()) as Source;
};

/** Opens a video of the site, with the props in the URL. */
const openDemo = async (id: string, params: URLSearchParams): Promise<Opened> => {
	const source = await fetchSource(id);
	const project = parseProject(source);
	if (!source || !project) {
		throw new Error(`There is no video “${id}” on this site.`);
	}

	const code = project.files[0]?.code ?? '';
	const known = {...readPropDefaults(code), ...project.props};
	const given = Object.entries(known).flatMap(([name, like]) => {
		const text = params.get(name);
		return text === null ? [] : [[name, readValue(text, like)] as const];
	});
	const original = {...project, props: ownProps({...project.props, ...Object.fromEntries(given)}, code)};
	const key = `demo:${id}`;
	const draft = given.length > 0 ? undefined : readDraft(key);
	return {id: ++openings, key, original, link: null, project: draft?.project ?? original, mustWait: draft?.isRun === false};
};

const openLink = async (search: string, hash: string): Promise<Opened> => {
	const project = await decodeLink(hash);
	if (!project) {
		throw new Error(
			isNewerLink(hash)
				? 'This link was made with a newer version of the playground. Reload the page to get that version, or start from a video on this site.'
				: 'This link is damaged or incomplete. Ask for a new one, or start from a video on this site.',
		);
	}

	return {id: ++openings, key: linkKey(hash), project, original: project, link: `${search}${hash}`, mustWait: true};
};

/** Opens the draft of a link. Drafts of earlier versions don't have their link, so they are their own original. */
const openDraft = async (key: string, {project, link, isRun}: Draft): Promise<Opened> => {
	const original = link ? await decodeLink(link.slice(link.indexOf('#'))) : null;
	return {
		id: ++openings,
		key,
		project,
		original: original ?? project,
		link: link && original ? link : `#${await encodeLink(project)}`,
		mustWait: !isRun,
	};
};

/** Opens the project in a URL: that of a link, a link's draft (`?draft=`), or a video of the site (`?demo=`). */
const openProject = async (search: string, hash: string, params: URLSearchParams): Promise<Opened> => {
	if (isLink(hash)) {
		return openLink(search, hash);
	}

	const key = draftKey(params);
	if (key === undefined) {
		return openDemo(params.get('demo') ?? FIRST_DEMO, params);
	}

	const draft = readDraft(key);
	if (!draft) {
		throw new Error(
			'This browser has no draft for this address, because drafts stay in the browser that they were made in. Ask for a link, or start from a video on this site.',
		);
	}

	return openDraft(key, draft);
};

/** Opens the project and the frame in a URL. Rejects if there is no such video or draft, or the link can't be read. */
export const openAddress = async ({search, hash}: Pick<Location, 'search' | 'hash'>): Promise<Opening> => {
	const params = new URLSearchParams(search);
	const opened = await openProject(search, hash, params);
	const frame = Number.parseInt(params.get('frame') ?? '', 10);
	return {...opened, frame: frame >= 0 ? Math.min(frame, opened.project.durationInFrames - 1) : null};
};
