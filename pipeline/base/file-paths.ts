import path from 'node:path';

/** The functions of `node:path` that are used here. A test passes those of another system. */
type System = Pick<typeof path, 'relative' | 'isAbsolute'>;

/** A file path with forward slashes, as URLs, messages and hashes have it on every system. */
export const slashed = (file: string): string => file.replaceAll('\\', '/');

/** The path of a file relative to a folder, with forward slashes. */
export const pathFrom = (folder: string, file: string, system: System = path): string => slashed(system.relative(folder, file));

/** Whether a file is in a folder or is that folder. */
export const isInside = (folder: string, file: string, system: System = path): boolean => {
	const relative = pathFrom(folder, file, system);
	// On Windows a path on another drive has no relative form.
	return relative !== '..' && !relative.startsWith('../') && !system.isAbsolute(relative);
};
