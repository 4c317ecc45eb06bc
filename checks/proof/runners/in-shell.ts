import type {StandIn} from '../samples/needs';
import type {Outcome} from './outcome';
import type {Project} from './project/project';
import {preparationFor, settingOfCommands} from './setting';

const WATCHES = /(\btsc\b.*?) (?:-w|--watch)\b/g;

/**
 * Runs a block's commands as they are printed, one after the other, in a project; the first that fails ends it. What
 * would watch files until somebody ends it runs once. `standIn` is what they ask that something stands in for.
 */
export const runInShell = (project: Project, code: string, standIn?: StandIn): Promise<Outcome> =>
	project.run(settingOfCommands(code), ['bash', '-ec', code.replaceAll(WATCHES, '$1')], {
		before: preparationFor(code),
		standIn: standIn && {of: standIn, in: 'shell', code},
	});
