import type {PageEntry} from '../content/content-index';

/** What of an entry of the content index the compiler needs; plain data. */
export type CompileJob = {path: string; file: string; title: string; description: string};

/** The job that compiles a page of the content index. */
export const jobOf = ({path, file, frontMatter: {title, description}}: PageEntry): CompileJob => ({path, file, title, description});
