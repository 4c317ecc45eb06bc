import path from 'node:path';
import {COMPLETIONS_PATH, FRAME_PATH, SAMPLES_PATH, type Source, sourcePath} from '../../app/playground/files';
import type {Maker, OutputSite} from '../output/output';
import {pageExists} from '../site/addresses';
import {completions} from './completions';
import {buildFrameScripts} from './frame-build';
import {framePage} from './frame-page';
import {listSamples} from './samples';
import {sourceIds, sourceOf} from './sources';

/** Built when the frame is first asked for. In development, a change of `app/playground/frame/` is seen after a restart. */
let scripts: ReturnType<typeof buildFrameScripts> | undefined;

const frameScripts = () => {
	scripts ??= buildFrameScripts();
	return scripts;
};

const isThere = (): boolean => pageExists('/playground');

/** The page of the frame: it has no folder of its own, because it's no page of the site. */
export const playgroundFrame: Maker = {
	list: () => (isThere() ? [FRAME_PATH] : []),
	make: async (address) => (address === FRAME_PATH ? framePage(await frameScripts()) : undefined),
};

const allScripts = async () => {
	const {core, packages} = await frameScripts();
	return [core, ...Object.values(packages)];
};

/** The frame's scripts, among those of the app. */
export const assets: Maker = {
	list: async () => (isThere() ? (await allScripts()).map(({src}) => src) : []),
	make: async (address) =>
		address.startsWith('/assets/playground-') ? (await allScripts()).find(({src}) => src === address)?.code : undefined,
};

/** Code samples of pages that open in the playground, by the URL of their source. */
const sampleSources = ({once, digests}: OutputSite): Promise<Map<string, Source>> =>
	once(
		'playground-samples',
		async () =>
			new Map(
				[...(await digests()).values()].flatMap(({sources = []}) => sources.map((source) => [sourcePath(source.id), source] as const)),
			),
	);

/** The names that the editor completes, the sample files, and the sources of the site's videos and samples. */
export const playgroundData: Maker = {
	list: async (site) =>
		isThere() ? [COMPLETIONS_PATH, SAMPLES_PATH, ...sourceIds().map(sourcePath), ...(await sampleSources(site)).keys()] : [],
	make: async (address, site) => {
		if (address === SAMPLES_PATH) {
			return JSON.stringify(listSamples());
		}

		if (address === COMPLETIONS_PATH) {
			return JSON.stringify(completions());
		}

		const id = path.posix.basename(address, '.json');
		const value = (sourcePath(id) === address ? sourceOf(id) : undefined) ?? (await sampleSources(site)).get(address);
		return value && JSON.stringify(value);
	},
};
