import {COMPLETIONS_PATH, FRAME_PATH, sourcePath} from '../../app/playground/files';
import {completions} from './completions';
import {buildFrameScripts} from './frame-build';
import {framePage} from './frame-page';
import {sourceIds, sourceOf} from './sources';

/** Built when the frame is first opened. A change of `app/playground/frame/` is seen after a restart. */
let scripts: ReturnType<typeof buildFrameScripts> | undefined;

/**
 * What a build writes for the playground; undefined for any other address.
 * @public loaded by the development server
 */
export const developmentFile = async (url: string): Promise<{type: string; body: string} | undefined> => {
	const json = (value: unknown) => ({type: 'application/json', body: JSON.stringify(value)});
	if (url === COMPLETIONS_PATH) {
		return json(completions());
	}

	const id = sourceIds().find((candidate) => sourcePath(candidate) === url);
	if (id) {
		return json(sourceOf(id));
	}

	if (url === FRAME_PATH || url.startsWith('/assets/playground-')) {
		scripts ??= buildFrameScripts();
		const built = await scripts;
		const script = [built.core, ...Object.values(built.packages)].find(({src}) => src === url);
		return script ? {type: 'text/javascript', body: script.code} : {type: 'text/html; charset=utf-8', body: framePage(built)};
	}

	return undefined;
};
