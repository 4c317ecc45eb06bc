import {cleanPath} from '../../app/navigation/clean-path';

/** The URL of a content file, from its path inside `content/`: `docs/a/index.mdx` is `/docs/a`. */
export const pathOfFile = (relativeFile: string): string =>
	cleanPath(
		`/${relativeFile
			.replaceAll('\\', '/')
			.replace(/\.mdx$/, '')
			.replace(/(^|\/)index$/, '')}`,
	);

/** Splits a link target into its parts. `path` is normalized; `hash` has no `#` and is undefined when there is none. */
export const splitTarget = (target: string): {path: string; search: string; hash?: string} => {
	const [beforeHash = '', hash] = target.split('#', 2);
	const [path = '', search] = beforeHash.split('?', 2);
	return {path: path === '' ? '' : cleanPath(path), search: search === undefined ? '' : `?${search}`, hash};
};
