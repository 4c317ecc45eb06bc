import {execFileSync} from 'node:child_process';
import {isInside, pathFrom} from '../base/file-paths';
import {sharedState} from '../base/shared-state';
import {contentDir, videosDir} from '../base/site-dir';

const git = (folder: string, ...args: string[]): string =>
	execFileSync('git', ['-c', 'core.quotePath=false', '-C', folder, ...args], {
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

/** Git's exit code where there is no repository, no commit or no such folder. */
const NO_REPOSITORY = 128;

const readDates = (folder: string): Map<string, string> => {
	try {
		// A shallow clone would date every page by its only commit.
		if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true') {
			return new Map();
		}

		return parseGitLog(git(folder, 'log', '--relative', '--format=%x00%cs', '--name-only', '--', '.'));
	} catch (error) {
		// Without Git, or outside of a repository, nothing is known. Any other failure would silently take the dates off all pages.
		const {code, status} = error as {code?: string; status?: number};
		if (code !== 'ENOENT' && status !== NO_REPOSITORY) {
			throw error;
		}

		return new Map();
	}
};

const dates = sharedState('git-dates', () => readDates(contentDir));
const videoDates = sharedState('git-dates-of-videos', () => readDates(videosDir));

/** The day of the last commit that touched a file of `content/`, or undefined where git cannot tell. */
export const lastChange = (relativeFile: string): string | undefined => dates.get().get(relativeFile);

const daysIn = (place: string): string[] => {
	const [folder, known] = isInside(contentDir, place) ? [contentDir, dates.get()] : [videosDir, videoDates.get()];
	const name = pathFrom(folder, place);
	return [...known].flatMap(([file, day]) => (file === name || file.startsWith(`${name}/`) ? [day] : []));
};

/** The day of the last commit that touched any of these files and folders of `content/` and `videos/`, or undefined where git cannot tell. */
export const lastChangeIn = (places: readonly string[]): string | undefined => places.flatMap(daysIn).sort().at(-1);
