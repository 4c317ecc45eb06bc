import type {Outcome} from './outcome';
import type {Project} from './project';
import {MAKE_BUNDLE, needsBundle, settingOfCommands} from './setting';

const WATCHES = /(\btsc\b.*?) (?:-w|--watch)\b/g;

/**
 * Runs a block's commands as they are printed, one after the other, in a project; the first that fails ends it. What
 * would watch files until somebody ends it runs once. `standIn` is whether they can ask a stand-in for AWS.
 */
export const runInShell = (project: Project, code: string, standIn = false): Promise<Outcome> =>
	project.run(settingOfCommands(code), ['bash', '-ec', code.replaceAll(WATCHES, '$1')], {
		before: needsBundle(code) ? MAKE_BUNDLE : undefined,
		standIn: standIn ? 'shell' : undefined,
	});
