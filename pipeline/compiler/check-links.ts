import type {Problem} from '../base/problems';
import type {CompiledPage} from './compile-page';

/** What the check needs to keep of a page; small, so that all pages of a large site fit into memory. */
export type LinkedPage = {path: string; ids: string[]; links: CompiledPage['links']};

/** The part of a compiled page that `checkLinks` reads. */
export const linkedPage = ({path, headings, links}: CompiledPage): LinkedPage => ({
	path,
	ids: headings.map(({id}) => id),
	links: links.filter(({hash}) => hash !== undefined),
});

/** Finds links to headings that do not exist, after all pages were compiled. */
export const checkLinks = (pages: LinkedPage[]): Problem[] => {
	const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
	return pages.flatMap(({links}) =>
		links.flatMap(({to, hash, file, line}): Problem[] => {
			const target = ids.get(to);
			if (hash === undefined || !target || target.has(hash)) {
				return [];
			}

			const known = [...target].map((id) => `#${id}`).join(', ') || 'none, it has no headings';
			return [
				{file, ...(line === undefined ? {} : {line}), message: `broken link to ${to}#${hash}, expected a heading of that page: ${known}`},
			];
		}),
	);
};
