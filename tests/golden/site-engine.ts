import {createEngine, type Engine} from '../../app/search/embedded/engine';
import {readDigests} from '../../pipeline/output/digest';
import {searchFiles} from '../../pipeline/search/files';

type SiteEngine = {engine: Engine; digests: Awaited<ReturnType<typeof readDigests>>};

let made: Promise<SiteEngine> | undefined;

const make = async (): Promise<SiteEngine> => {
	const digests = await readDigests();
	const {titles, texts} = searchFiles(digests);
	return {engine: createEngine(titles, texts), digests};
};

/** The search over the pages as they are, with what it was made from. It takes seconds to make, so that the golden sets share one. */
export const siteEngine = (): Promise<SiteEngine> => {
	made ??= make();
	return made;
};
