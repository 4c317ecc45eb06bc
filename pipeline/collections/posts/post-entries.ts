import {type Problem, valueOrProblems} from '../../base/problems';
import type {CompiledPage} from '../../compiler/compile-page';
import {authorsOf} from '../../content/authors';
import {contentIndex, type PostEntry} from '../../content/content-index';
import type {Author, Cover, Section} from '../../content/types';
import {posterUrl, readDemo} from '../../demos/demos';

/** A folder of dated pages. */
export type PostSection = PostEntry['section'];

const WORDS_PER_MINUTE = 220;

/** Posts of a section, newest first; those of one day by title. */
export const postEntries = (section: Section): PostEntry[] =>
	[...contentIndex().pages.values()]
		.filter((entry): entry is PostEntry => entry.section === section && entry.section !== 'docs')
		.sort((a, b) => b.frontMatter.date.localeCompare(a.frontMatter.date) || a.frontMatter.title.localeCompare(b.frontMatter.title));

/** How many pages the list of a section has, at least 1. */
export const pageCount = (section: Section, postsPerPage: number): number =>
	Math.max(1, Math.ceil(postEntries(section).length / postsPerPage));

/** The name of a post's Open Graph image. */
export const cardName = ({section, path}: PostEntry): string => `${section}-${path.split('/').at(-1)}`;

/** Minutes that the prose of a page takes to read, at least 1. */
export const readingMinutes = ({text}: Pick<CompiledPage, 'text'>): number => {
	const words = text.reduce((sum, section) => sum + section.text.split(/\s+/).filter(Boolean).length, 0);
	return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
};

/** The authors of a post, in the order of its front matter. */
export const postAuthors = ({frontMatter, file}: PostEntry): Author[] => authorsOf(frontMatter.authors, file);

/** The poster of a video as a cover, if it has one. */
export const coverOf = (demo: string): Cover | undefined => {
	const src = posterUrl(demo);
	if (!src) {
		return undefined;
	}

	const {width, height, alt} = readDemo(demo);
	return {src, width, height, alt};
};

/** The cover of a post, if it names a video and that has a poster. */
export const postCover = ({frontMatter: {cover}}: PostEntry): Cover | undefined => (cover ? coverOf(cover) : undefined);

/** Posts of a section whose authors are unknown. */
export const authorProblems = (section: Section): Problem[] =>
	postEntries(section).flatMap((entry) => valueOrProblems(() => postAuthors(entry)).problems ?? []);
