import type {PageEntry} from '../content/content-index';
import type {DocsFrontMatter} from '../content/front-matter';

/** What the compiler needs of an entry of the content index. Plain data, so that it can be sent to a worker. */
export type CompileJob = {path: string; file: string; title: string; about?: PageAbout};

/** What the front matter of a docs page says about its subject. */
export type PageAbout = Pick<DocsFrontMatter, 'kind' | 'package' | 'symbols' | 'since'>;

/** The job that compiles a page of the content index. */
export const jobOf = ({path, file, frontMatter}: PageEntry): CompileJob => {
	const job = {path, file, title: frontMatter.title};
	if (!('kind' in frontMatter)) {
		return job;
	}
	const {kind, package: packageName, symbols, since} = frontMatter;
	return {...job, about: {kind, package: packageName, symbols, since}};
};
