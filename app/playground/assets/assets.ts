import {quotedIn} from '../../../pipeline/base/text/quoted';
import type {Project, ProjectFile} from '../project';

/** One of the site's sample files. `name` is the argument of `staticFile()`. */
export type Sample = {name: string; bytes: number};

/** A file that the reader added. It only exists in the open tab. */
export type OwnFile = {name: string; file: File};

/** A file as it's sent to the sandboxed iframe. */
export type Asset = {name: string; blob: Blob};

/** The file names that occur as string literals in the code or the props, in the order of `names`. */
export const namedFiles = (names: readonly string[], files: readonly ProjectFile[], props: Record<string, unknown>): string[] =>
	quotedIn([...files.map(({code}) => code), JSON.stringify(props)].join('\n'), names);

/** The names of the files that a project uses: samples, and the reader's own. */
export type NeededFiles = {samples: string[]; own: string[]};

/** Finds the samples and the reader's files that occur in a project. */
export const namedMedia = ({files, props}: Project, samples: readonly Sample[], own: readonly OwnFile[]): NeededFiles => {
	const named = (all: readonly {name: string}[]) =>
		namedFiles(
			all.map(({name}) => name),
			files,
			props,
		);
	return {samples: named(samples), own: named(own)};
};
