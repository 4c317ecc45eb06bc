import {slashed} from './file-paths';
import {program} from './programs';

/** Every file of the repository with slashes: those that Git knows and new ones, without what it ignores. */
export const repositoryFiles = async (): Promise<string[]> => {
	const {stdout} = await program('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {maxBuffer: 2 ** 26});
	return stdout.split('\0').filter(Boolean).map(slashed);
};
