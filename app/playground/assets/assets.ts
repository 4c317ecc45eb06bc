import {quotedIn} from '../../../pipeline/base/text/quoted';
import type {Project, ProjectFile} from '../project';

/** One of the site's sample files, as the build lists it. `name` is what `staticFile()` takes. */
export type Sample = {name: string; bytes: number};

/** A file that the reader brought. It stays in the open tab. */
export type OwnFile = {name: string; file: File};

/** A file as the sandboxed frame gets it. */
export type Asset = {name: string; blob: Blob};

/** Names of the files that the code or the props write out in full, in the order of `names`. */
export const namedFiles = (names: readonly string[], files: readonly ProjectFile[], props: Record<string, unknown>): string[] =>
	quotedIn([...files.map(({code}) => code), JSON.stringify(props)].join('\n'), names);

/** The files that a project needs, by where they come from. */
export type NeededFiles = {samples: string[]; own: string[]};

/** Of our files and those of the reader, the ones that the project names. */
export const namedMedia = ({files, props}: Project, samples: readonly Sample[], own: readonly OwnFile[]): NeededFiles => {
	const named = (all: readonly {name: string}[]) =>
		namedFiles(
			all.map(({name}) => name),
			files,
			props,
		);
	return {samples: named(samples), own: named(own)};
};
