import path from 'node:path';
import {dependenciesOf} from '../base/data/dependencies';
import {readText} from '../base/data/read-text';
import {pathFrom} from '../base/file-paths';
import {contentDir, repoDir} from '../base/site-dir';
import {lineAt} from '../base/text/line-at';
import {findExport, type Limit, type PackageFacts, packageFile, readFacts} from '../content/facts/facts';

/** The prompt as people write it, with placeholders for facts such as `%{version}`. */
const PROMPT_FILE = path.join(contentDir, 'partials/system-prompt.txt');

const TOOLKIT_FILE = path.join(repoDir, 'toolkit/package.json');

const packageFacts = (name: string): {facts: PackageFacts; file: string} => readFacts<PackageFacts>(packageFile(name));

type Fact = {value: string; files: string[]};

const defaultOf = (member: string): Fact => {
	const at = member.lastIndexOf('.');
	const name = member.slice(at + 1);
	const files: string[] = [];
	const {facts} = findExport(member.slice(0, at), (file) => files.push(file));
	const members = [facts.members, ...(facts.parameters ?? []).map((parameter) => parameter.members)];
	const value = members.find((some) => some && Object.hasOwn(some, name))?.[name]?.default;
	if (value === undefined) {
		throw new Error(`${member} has no default in facts/`);
	}

	return {value, files};
};

/** The entry points of a package, without its name: `fade, slide`. If the export has a different name, `linearTiming (timing)`. */
const entriesOf = (name: string): Fact => {
	const {facts, file} = packageFacts(name);
	const entries = Object.entries(facts.entries).filter(([entry]) => entry !== name);
	const value = entries.map(([entry, exports]) => {
		const short = entry.slice(name.length + 1);
		return Object.hasOwn(exports, short) ? short : `${Object.keys(exports).find((one) => /^[a-z]/.test(one))} (${short})`;
	});
	return {value: value.join(', '), files: [file]};
};

const componentsOf = (name: string): Fact => {
	const {facts, file} = packageFacts(name);
	const exports = Object.entries(facts.entries[name] ?? {});
	return {value: exports.flatMap(([symbol, one]) => ('kind' in one && one.kind === 'component' ? [symbol] : [])).join(', '), files: [file]};
};

const limitOf = (name: string): Fact => {
	const {facts, file} = readFacts<Record<string, Limit>>('limits.json');
	const limit = facts[name];
	if (!limit) {
		throw new Error(`unknown limit "${name}", expected one of ${Object.keys(facts).join(', ')}`);
	}

	return {value: `${limit.value}${limit.unit ? ` ${limit.unit}` : ''}`, files: [file]};
};

const dependencyOf = (name: string): Fact => {
	const value = dependenciesOf(path.dirname(TOOLKIT_FILE))[name];
	if (!value) {
		throw new Error(`toolkit/package.json has no dependency "${name}"`);
	}

	return {value, files: [TOOLKIT_FILE]};
};

const FACTS: Record<string, (name: string) => Fact> = {
	version: () => {
		const {facts, file} = readFacts<{version: string}>('index.json');
		return {value: facts.version, files: [file]};
	},
	default: defaultOf,
	entries: entriesOf,
	components: componentsOf,
	limit: limitOf,
	dependency: dependencyOf,
};

/**
 * The prompt that teaches a model the toolkit, with the facts of the installed packages, and the files that it depends on.
 * Throws an error with file and line when a fact is gone.
 */
export const systemPrompt = (template = readText(PROMPT_FILE)): {prompt: string; files: string[]} => {
	const files = new Set([PROMPT_FILE]);
	const prompt = template.trimEnd().replace(/%\{(\w+) ?([^}]*)\}/g, (_, kind: string, name: string, at: number) => {
		try {
			const read = FACTS[kind];
			if (!read) {
				throw new Error(`unknown fact "${kind}", expected one of ${Object.keys(FACTS).join(', ')}`);
			}

			const {value, files: from} = read(name);
			for (const file of from) {
				files.add(file);
			}

			return value;
		} catch (error) {
			const line = lineAt(template, at);
			throw new Error(`${pathFrom(repoDir, PROMPT_FILE)}:${line}: ${(error as Error).message}`);
		}
	});
	return {prompt, files: [...files]};
};
