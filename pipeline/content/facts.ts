import fs from 'node:fs';
import path from 'node:path';
import {repoDir} from '../base/site-dir';

/** A member of an options object, of a component's props, of a class or of an object. Defaults and types are code. */
export type Member = {type: string; optional?: true; default?: string; deprecated?: string; since?: string; internal?: true};

export type Members = Record<string, Member>;

export type Parameter = Member & {name: string; members?: Members; membersOf?: string};

export type ExportKind = 'function' | 'component' | 'class' | 'const' | 'type';

/** What the declarations and the shipped code say about one export of a package. */
export type ExportFacts = {
	kind: ExportKind;
	/** One for each overload, laid out over lines. */
	signature?: string[];
	parameters?: Parameter[];
	returns?: string;
	/** Props of a component, fields of a type, members of a class or an object. */
	members?: Members;
	/** The export whose `members` are meant, e.g. `remotion#SequenceProps`. */
	membersOf?: string;
	/** Types from outside of the toolkit whose fields are accepted too. */
	inherits?: string[];
	/** The whole type of a constant or of a type that is no object. */
	type?: string;
	/** The members of a union of literals. */
	values?: (string | number | boolean)[];
	deprecated?: string;
	since?: string;
	/** Exported for other packages of the toolkit only. */
	internal?: true;
};

/** The same thing under another name or from another entry point. */
export type Alias = {sameAs: string};

export type PackageFacts = {name: string; version: string; entries: Record<string, Record<string, ExportFacts | Alias>>};

export type Flag = {
	/** `boolean` for a flag without a value. Left out when the shipped code does not say. */
	type?: string;
	default?: string;
	deprecated?: string;
	/** Key of the toolkit's own table of options. */
	option?: string;
	/** Taken by the command only as a preset of its render dialog. */
	preset?: true;
};

export type Command = {
	flags: Record<string, Flag>;
	/** Names of its sub-commands. */
	commands?: string[];
	/** Hands everything behind its name to another program. */
	passesFlags?: true;
	sameAs?: string;
};

/** A row of the toolkit's table of options. */
export type Option = {flag: string; parameter?: string; type?: string; default?: string; docLink?: string; description: string};

/** `flags` are those that every command takes; commands are named as typed: `lambda sites create`. */
export type CommandLineFacts = {flags: Record<string, Flag>; commands: Record<string, Command>; options: Record<string, Option>};

/** `extensions` and `audio` speak of audio codecs; a codec without sound has none. */
export type CodecFacts = {
	extension: string;
	extensions: Record<string, string[]>;
	audio: {lossless: string | null; compressed: string | null; supported: string[]};
	crf?: {default: number; range: [number, number]};
	pixelFormats: string[];
	videoBitrate: boolean;
};

export type Limit = {value: string | number; unit?: string; source: string};

export type RegionFacts = {aws: {all: string[]; enabledByDefault: string[]}; gcp: {all: string[]}};

/** What `npx create-video` knows about a template. */
export type TemplateFacts = {
	shortName: string;
	/** Owner and name on GitHub. */
	repo: string;
	free: boolean;
	previewUrl: string | null;
	previewType?: string;
	previewSize?: {width: number; height: number};
	contributedBy?: string;
};

export const factsDir = path.join(repoDir, 'facts');

/** The file of a package inside `facts/`. */
export const packageFile = (name: string): string => path.join('packages', `${name.replace('@remotion/', '')}.json`);

const read = <T>(file: string): T | undefined => {
	const absolute = path.join(factsDir, file);
	return fs.existsSync(absolute) ? (JSON.parse(fs.readFileSync(absolute, 'utf8')) as T) : undefined;
};

const cache = new Map<string, unknown>();

/** A file of `facts/` with its absolute name, for pages to depend on. Throws when there is none. */
export const readFacts = <T>(file: string): {facts: T; file: string} => {
	const absolute = path.join(factsDir, file);
	const stamp = fs.existsSync(absolute) ? `${file}@${fs.statSync(absolute).mtimeMs}` : '';
	if (!cache.has(stamp)) {
		const facts = read<T>(file);
		if (facts === undefined) {
			throw new Error(`facts/${file} does not exist, expected npm run facts to have made it`);
		}

		cache.set(stamp, facts);
	}

	return {facts: cache.get(stamp) as T, file: absolute};
};

/** `@remotion/renderer/client#x` is the export `x` of the entry point `@remotion/renderer/client`. */
export const splitId = (id: string): {packageName: string; entry: string; name: string} => {
	const match = /^((@remotion\/[\w-]+|remotion)(?:\/[\w./-]+)?)#([\w$.]+)$/.exec(id);
	if (!match) {
		throw new Error(`"${id}" names no export, expected something like "remotion#interpolate"`);
	}

	return {entry: match[1]!, packageName: match[2]!, name: match[3]!};
};

export type FoundExport = {id: string; packageName: string; name: string; facts: ExportFacts; files: string[]};

/** The facts of an export, other names followed. Throws when there is no such export. */
export const findExport = (id: string): FoundExport => {
	const {packageName, entry, name} = splitId(id);
	const {facts, file} = readFacts<PackageFacts>(packageFile(packageName));
	const exported = facts.entries[entry];
	const found = exported?.[name];
	if (!found) {
		const expected = exported ? `one of ${Object.keys(exported).join(', ')}` : `an entry point: ${Object.keys(facts.entries).join(', ')}`;
		throw new Error(`${id} does not exist in ${packageName} ${facts.version}, expected ${expected}`);
	}

	if ('sameAs' in found) {
		const target = findExport(found.sameAs);
		return {...target, name, files: [file, ...target.files]};
	}

	return {id, packageName, name, facts: found, files: [file]};
};
