import path from 'node:path';

/** What of `node:path` is needed here; tests hand in the paths of another system. */
type System = Pick<typeof path, 'relative' | 'isAbsolute'>;

/** A path of the file system with slashes, as URLs, messages and hashes write it on every system. */
export const slashed = (file: string): string => file.replaceAll('\\', '/');

/** The path of a file from a folder, with slashes. */
export const pathFrom = (folder: string, file: string, system: System = path): string => slashed(system.relative(folder, file));

/** Whether a file is in a folder or is that folder. */
export const isInside = (folder: string, file: string, system: System = path): boolean => {
	const relative = pathFrom(folder, file, system);
	// On Windows a path on another drive has no relative form.
	return relative !== '..' && !relative.startsWith('../') && !system.isAbsolute(relative);
};
