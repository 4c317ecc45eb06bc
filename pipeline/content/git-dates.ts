import {execFileSync} from 'node:child_process';
import {sharedState} from '../base/shared-state';
import {contentDir} from '../base/site-dir';

const git = (...args: string[]): string =>
	execFileSync('git', ['-c', 'core.quotePath=false', '-C', contentDir, ...args], {
		encoding: 'utf8',
		maxBuffer: 1 << 30,
		stdio: ['ignore', 'pipe', 'ignore'],
	});

/** Reads `git log` output in which each commit is a line of NUL and its day, followed by the files it touched. */
export const parseGitLog = (log: string): Map<string, string> => {
	const dates = new Map<string, string>();
	let day = '';
	for (const line of log.split('\n')) {
		if (line.startsWith('\0')) {
			day = line.slice(1);
		} else if (line !== '' && !dates.has(line)) {
			dates.set(line, day);
		}
	}

	return dates;
};

const readDates = (): Map<string, string> => {
	try {
		// A shallow clone would date every page by its only commit.
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
			return new Map();
		}

		return parseGitLog(git('log', '--relative', '--format=%x00%cs', '--name-only', '--', '.'));
	} catch {
		return new Map();
	}
};

const dates = sharedState('git-dates', readDates);

/** The day of the last commit that touched a file of `content/`, or undefined where git cannot tell. */
export const lastChange = (relativeFile: string): string | undefined => dates.get().get(relativeFile);
