import type {Outcome} from './outcome';
import type {Project} from './project';
import {MAKE_BUNDLE, needsBundle, settingOfCommands} from './setting';

/** Runs a block's commands as they are printed, one after the other, in a project; the first that fails ends it. */
export const runInShell = (project: Project, code: string): Promise<Outcome> =>
	project.run(settingOfCommands(code), ['bash', '-ec', code], {before: needsBundle(code) ? MAKE_BUNDLE : undefined});
