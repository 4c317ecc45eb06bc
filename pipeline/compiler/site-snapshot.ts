import {demoPath} from '../../app/playground/files';

/** Pages that document exports: by `package#name`, and by name alone where several packages have it. */
export type SymbolPages = {byPackage: ReadonlyMap<string, string>; byName: ReadonlyMap<string, ReadonlySet<string>>};

/** The samples that have run in a browser, by the hash of their code, and the files that one may read in the playground. */
export type PlayableSamples = {proven: ReadonlySet<string>; media: readonly string[]};

/**
 * Everything that a page may learn of the rest of the site while it is compiled. Plain data: it goes to worker threads,
 * and the compiler reads nothing else of other pages.
 */
export type SiteSnapshot = {
	/** Content pages and their titles. */
	pages: ReadonlyMap<string, string>;
	/** Other URLs of the site, with their titles in a manifest. */
	others: ReadonlyMap<string, string | undefined>;
	/** Pages that a manifest promises and that aren't written yet. */
	promised: ReadonlySet<string>;
	/** Old URLs and where they redirect to. */
	redirects: ReadonlyMap<string, string>;
	/** URLs of the files in `public/`. */
	files: ReadonlySet<string>;
	symbols: SymbolPages;
	/** `videos` are the ids of those that open in it. */
	playground: PlayableSamples & {videos: ReadonlySet<string>};
};

/** What a URL of the site leads to. */
export type Target =
	| {kind: 'page'; title?: string}
	| {kind: 'redirect'; to: string}
	| {kind: 'promised'}
	| {kind: 'file'}
	| {kind: 'nothing'};

const targetAt = (path: string, {pages, others, promised, redirects, files}: SiteSnapshot): Target => {
	const title = pages.get(path) ?? others.get(path);
	if (pages.has(path) || others.has(path)) {
		return title === undefined ? {kind: 'page'} : {kind: 'page', title};
	}
	const to = redirects.get(path);
	if (to !== undefined) {
		return {kind: 'redirect', to};
	}
	if (promised.has(path)) {
		return {kind: 'promised'};
	}
	const isMarkdownForm = path.endsWith('.md') && pages.has(path.slice(0, -3));
	return {kind: files.has(path) || isMarkdownForm ? 'file' : 'nothing'};
};

/** The page that documents an export `package#name`: of that package first, then of `remotion`, then the only one there is. */
export const pageOfSymbol = (id: string, {symbols: {byPackage, byName}}: Pick<SiteSnapshot, 'symbols'>): string | null => {
	const name = id.slice(id.lastIndexOf('#') + 1);
	const all = [...(byName.get(name) ?? [])];
	return byPackage.get(id) ?? byPackage.get(`remotion#${name}`) ?? (all.length === 1 ? all[0]! : null);
};

/** The files that the sample with this hash may read in the playground; null if it hasn't run, or if there is no playground. */
const playableMedia = (hash: string, {playground: {proven, media}}: SiteSnapshot): readonly string[] | null =>
	proven.has(hash) ? media : null;

/** Where a video opens in the playground; null for one that does not. */
const editPathOf = (id: string, {playground: {videos}}: SiteSnapshot): string | null => (videos.has(id) ? demoPath(id) : null);

const answers = {target: targetAt, symbol: pageOfSymbol, playable: playableMedia, edit: editPathOf};
type Answers = {[Question in keyof typeof answers]: ReturnType<(typeof answers)[Question]>};

/** The answers that a page was compiled with, as JSON by `question subject`: it stays valid while they stay the same. */
export type RecordedAnswers = Record<string, string>;

/** Asks the snapshot one question and records the answer as a dependency of the page. */
export const askSite = <Question extends keyof Answers>(
	question: Question,
	subject: string,
	{site, answers: recorded}: {site: SiteSnapshot; answers: RecordedAnswers},
): Answers[Question] => {
	const answer = answers[question](subject, site) as Answers[Question];
	recorded[`${question} ${subject}`] = JSON.stringify(answer);
	return answer;
};

/** Whether the site would give a page the same answers again. */
export const givesSameAnswers = (site: SiteSnapshot, recorded: RecordedAnswers): boolean =>
	Object.entries(recorded).every(([key, answer]) => {
		const space = key.indexOf(' ');
		return JSON.stringify(answers[key.slice(0, space) as keyof Answers](key.slice(space + 1), site)) === answer;
	});
