import fs from 'node:fs';
import path from 'node:path';
import type {z} from 'zod';
import {readJson} from '../../base/data/read-json';
import {factsDir} from '../../base/site-dir';
import {splitExportId} from '../../base/toolkit-package';
import type {
	aliasSchema,
	codecSchema,
	commandSchema,
	exportSchema,
	flagSchema,
	limitSchema,
	memberSchema,
	optionSchema,
	parameterSchema,
	regionsSchema,
	templateSchema,
} from './facts-schema';

/** A member of an options object, of a component's props, of a class or of an object. Defaults and types are code. */
export type Member = z.infer<typeof memberSchema>;

export type Members = Record<string, Member>;

export type Parameter = z.infer<typeof parameterSchema>;

/** What the declarations and the shipped code say about one export of a package. */
export type ExportFacts = z.infer<typeof exportSchema>;

export type ExportKind = ExportFacts['kind'];

/** The same thing under another name or from another entry point. */
export type Alias = z.infer<typeof aliasSchema>;

/** `repository` is the URL of the release's files, which each `source` is appended to. */
export type PackageFacts = {
	name: string;
	version: string;
	repository?: string;
	entries: Record<string, Record<string, ExportFacts | Alias>>;
};

export type Flag = z.infer<typeof flagSchema>;

export type Command = z.infer<typeof commandSchema>;

/** A row of the toolkit's table of options. */
export type Option = z.infer<typeof optionSchema>;

/** `flags` are those that every command takes; commands are named as typed: `lambda sites create`. */
export type CommandLineFacts = {flags: Record<string, Flag>; commands: Record<string, Command>; options: Record<string, Option>};

/** `extensions` and `audio` are about audio codecs; a codec without sound has none. */
export type CodecFacts = z.infer<typeof codecSchema>;

export type Limit = z.infer<typeof limitSchema>;

export type RegionFacts = z.infer<typeof regionsSchema>;

/** What `npx create-video` knows about a template. */
export type TemplateFacts = z.infer<typeof templateSchema>;

/** There are no facts of that name: no file, no such export. A file that can't be read or parsed is another fault. */
export class NoFactsError extends Error {
	override name = 'NoFactsError';
}

/** The file of a package inside `facts/`. */
export const packageFile = (name: string): string => path.join('packages', `${name.replace('@remotion/', '')}.json`);

const cache = new Map<string, {changed: number; facts: unknown}>();

/** A file of `facts/` with its absolute name, for pages to depend on; parsed again once it has changed. Throws a `NoFactsError` when there is none. */
export const readFacts = <T>(file: string): {facts: T; file: string} => {
	const absolute = path.join(factsDir, file);
	const changed = fs.statSync(absolute, {throwIfNoEntry: false})?.mtimeMs;
	if (changed === undefined) {
		throw new NoFactsError(`facts/${file} does not exist: npm run facts creates it`);
	}

	let kept = cache.get(file);
	if (kept?.changed !== changed) {
		kept = {changed, facts: readJson(absolute)};
		cache.set(file, kept);
	}

	return {facts: kept.facts as T, file: absolute};
};

/** `source` is the URL of the file that declares it. */
export type FoundExport = {id: string; packageName: string; name: string; facts: ExportFacts; source?: string};

/** Records a file that the result depends on, even if the file doesn't exist or has nothing about the subject. */
type DependOn = (file: string) => void;

/** The facts of an export, following aliases. Throws a `NoFactsError` when there is no such export, and records the files it looked in even then. */
export const findExport = (id: string, dependOn?: DependOn): FoundExport => {
	const parts = splitExportId(id);
	if (!parts) {
		throw new NoFactsError(`"${id}" names no export, expected something like "remotion#interpolate"`);
	}

	const {packageName, entry, name} = parts;
	dependOn?.(path.join(factsDir, packageFile(packageName)));
	const {facts} = readFacts<PackageFacts>(packageFile(packageName));
	const exported = facts.entries[entry];
	const found = exported?.[name];
	if (!found) {
		const expected = exported ? `one of ${Object.keys(exported).join(', ')}` : `an entry point: ${Object.keys(facts.entries).join(', ')}`;
		throw new NoFactsError(`${id} does not exist in ${packageName} ${facts.version}, expected ${expected}`);
	}

	if ('sameAs' in found) {
		return {...findExport(found.sameAs, dependOn), name};
	}

	const source = facts.repository && found.source && `${facts.repository}${found.source}`;
	return {id, packageName, name, facts: found, ...(source && {source})};
};

/** As `findExport`, but undefined when there is no such export. A fault of the facts themselves is still thrown. */
export const findExportIfAny = (id: string, dependOn?: DependOn): FoundExport | undefined => {
	try {
		return findExport(id, dependOn);
	} catch (error) {
		if (error instanceof NoFactsError) {
			return undefined;
		}

		throw error;
	}
};

/** The id of an export by its name alone: of the package's main entry point first. Undefined when the package has none. */
export const idOfExport = (packageName: string, name: string, dependOn?: DependOn): string | undefined => {
	const file = path.join(factsDir, packageFile(packageName));
	dependOn?.(file);
	if (!fs.existsSync(file)) {
		return undefined;
	}
	const {entries} = readFacts<PackageFacts>(packageFile(packageName)).facts;
	const entry = Object.keys(entries).find((candidate) => entries[candidate]?.[name] !== undefined);
	return entry && `${entry}#${name}`;
};
