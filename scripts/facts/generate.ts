import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeJson} from '../../pipeline/base/data/write-json';
import {pathFrom} from '../../pipeline/base/file-paths';
import {listFiles} from '../../pipeline/base/list-files';
import {factsDir} from '../../pipeline/base/site-dir';
import {packageFile} from '../../pipeline/content/facts/facts';
import {readCodecs} from './codecs';
import {readCommandLine} from './command-line/command-line';
import {readPackageFacts} from './exports/package-facts';
import {readLimits} from './limits';
import {readLinks} from './links';
import {toolkitPackages, toolkitVersion} from './packages';
import {readRegions} from './regions';
import {readTemplates} from './templates';

/** Text of each file of `facts/` by its path inside the folder. */
export type FactsFiles = Map<string, string>;

/** Makes all facts from the packages that are installed in `toolkit/`. The same packages give the same bytes. */
export const generateFacts = (toolkitDir: string): FactsFiles => {
	const packages = toolkitPackages(toolkitDir);
	const index = {
		version: packages.find(({name}) => name === 'remotion')?.version,
		packages: Object.fromEntries(
			packages.map(({name, version, entries}) => [name, {version, entries: entries.map((entry) => entry.name)}]),
		),
	};
	const tables = {
		index,
		cli: readCommandLine(toolkitDir),
		codecs: readCodecs(toolkitDir),
		limits: readLimits(toolkitDir),
		links: readLinks(toolkitDir),
		regions: readRegions(toolkitDir),
		templates: {version: toolkitVersion(toolkitDir, 'create-video'), templates: readTemplates(toolkitDir)},
	};
	return new Map([
		...Object.entries(tables).map(([name, facts]): [string, string] => [`${name}.json`, writeJson(facts)]),
		...readPackageFacts(packages, toolkitDir).map((facts): [string, string] => [packageFile(facts.name), writeJson(facts)]),
	]);
};

const committedFiles = (): string[] =>
	listFiles(factsDir)
		.filter((file) => file.endsWith('.json'))
		.map((file) => pathFrom(factsDir, file));

/** The facts that are in the repository. */
export const readCommitted = async (): Promise<FactsFiles> =>
	new Map(
		await Promise.all(
			committedFiles().map(async (file): Promise<[string, string]> => [file, await readFile(path.join(factsDir, file), 'utf8')]),
		),
	);

/** Writes the facts and deletes those of packages that are gone. Returns the names of what changed. */
export const writeFacts = async (files: FactsFiles): Promise<string[]> => {
	const committed = await readCommitted();
	const gone = [...committed.keys()].filter((file) => !files.has(file));
	await Promise.all(gone.map((file) => rm(path.join(factsDir, file))));
	const changed = [...files].filter(([file, text]) => committed.get(file) !== text);
	for (const [file, text] of changed) {
		await mkdir(path.dirname(path.join(factsDir, file)), {recursive: true});
		await writeFile(path.join(factsDir, file), text);
	}

	return [...gone, ...changed.map(([file]) => file)].sort();
};
