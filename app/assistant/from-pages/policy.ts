/** All numbers and word lists that decide which passages answer a question. */

/** Words of a question that do not say what it is about, beside those that the search leaves out. */
export const FILLERS = new Set(
	(
		'able about actually after again all also another any anything best between both cannot cant could depend did difference different do ' +
		'doe doesnt done dont each every everything explain find get give go good got had happen he help here instead isnt just kind know let like ' +
		'look make man many may me mean might more most much must need no now ok one only other our out over please possible properly really ' +
		'recommended remotion right same say see set should show some someone something still such sure tell them thank thing think too try two ' +
		'up us use useful very want way we well were whats why who work would write'
	).split(' '),
);

/** What readers call things, and what the pages call them. */
export const SYNONYMS: Record<string, string[]> = {
	length: ['duration'],
	long: ['duration'],
	duration: ['length'],
	size: ['dimensions', 'width', 'height'],
	resolution: ['dimensions', 'width'],
	sound: ['audio'],
	music: ['audio'],
	song: ['audio'],
	audio: ['sound'],
	mp3: ['audio'],
	picture: ['image'],
	photo: ['image'],
	export: ['render'],
	subtitle: ['caption'],
	caption: ['subtitle'],
	cut: ['trim'],
	crop: ['trim'],
	shorten: ['trim'],
	price: ['pricing', 'license', 'cost'],
	cost: ['pricing', 'license'],
	pay: ['license', 'pricing'],
	free: ['license'],
	commercial: ['license', 'company'],
	typeface: ['font'],
	repeat: ['loop'],
	louder: ['volume'],
	loud: ['volume'],
	quiet: ['volume', 'mute'],
	silence: ['mute'],
	silent: ['mute'],
	faster: ['speed', 'playbackrate'],
	slow: ['speed', 'playbackrate'],
	slower: ['speed', 'playbackrate'],
	rotate: ['transform'],
	move: ['transform', 'translate'],
	transparent: ['alpha', 'transparency'],
	alpha: ['transparency'],
	aws: ['lambda'],
	serverless: ['lambda'],
	install: ['create', 'project'],
	begin: ['start', 'create'],
	variable: ['dynamic', 'calculate'],
	parameter: ['props'],
	json: ['props', 'data'],
	api: ['fetch'],
	data: ['props'],
	charge: ['pricing', 'license'],
	charging: ['pricing', 'license'],
	fetch: ['load'],
	download: ['fetch', 'load'],
	website: ['player', 'app'],
	embed: ['player'],
	equalizer: ['visualization'],
	waveform: ['visualization'],
	spectrum: ['visualization'],
	transition: ['transitionseries'],
	fps: ['frame'],
	stop: ['freeze'],
	pause: ['freeze'],
	resume: ['freeze'],
};

/** What a word counts where it stands: in the passage itself, its heading, the title of its page, beside it. */
export const PLACE = {block: 1, heading: 0.8, title: 0.7, beside: 0.4};

/** What a title, and a heading, counts that says nothing but what is asked about. */
export const TITLE_FIT = 1.2;
export const HEADING_FIT = 0.25;

/** What a word counts that is only a synonym of the one asked for, or is inherited from the question before. */
export const SYNONYM = 0.6;
export const INHERITED = 0.5;

/** What a number and a unit count: they are part of an example more often than of the subject. */
export const NUMBER = 0.25;
export const UNIT = 0.4;
export const UNITS = new Set(['second', 'seconds', 'minute', 'minutes', 'ms', 'pixel', 'pixels', 'percent']);

/** Sections that there may be with any word, for how telling a word is; a rough figure is enough. */
export const SECTIONS = 8000;

/** Below 1, so that one rare word does not outweigh all others. */
export const RARE_WORDS = 0.7;

/** Results that each search contributes, and how fast their worth falls. */
export const HITS = 20;
export const RANK_OFFSET = 6;

/** Pages whose passages are read. */
export const PAGES = 12;

/** Less of the question than this is no answer. */
export const ENOUGH_COVERED = 0.5;

/** Beside the best passage stand those that are worth this share of it, up to so many sections. */
export const WORTH_SHOWING = 0.62;
export const MAX_PARTS = 3;

/** Sections of one page, so that others have their say. */
export const MAX_OF_PAGE = 2;

/** The best passage of another page need only be worth this share. */
export const WORTH_ANOTHER_PAGE = 0.35;

/** Pages offered beside an answer, and when there is none. */
export const MAX_MORE = 3;
export const MAX_NEAREST = 5;

/** Longer passages are cut to the sentences that answer. In characters. */
export const LONGEST_PASSAGE = 420;

/** Lines of a sample that is shown. */
export const LONGEST_CODE = 45;

/** What passages of reference pages count when the question names nothing of the code: guides answer questions. */
export const REFERENCE_KINDS = new Set(['api', 'cli', 'reference']);
export const REFERENCE = 0.72;

/** Old posts describe old versions. */
export const KINDS: Record<string, number> = {blog: 0.45, learn: 0.8, 'success-stories': 0.35, legal: 0.9, index: 0.85, migration: 0.8};
