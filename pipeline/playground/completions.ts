import type {Completion, CompletionsFile} from '../../app/playground/files';
import {packageEntries} from '../../app/playground/modules';
import {isToolkitPackage} from '../base/toolkit-package';
import {pageOfSymbol} from '../compiler/site-snapshot';
import {contentIndex} from '../content/content-index';
import {type ExportFacts, type PackageFacts, packageFile, readFacts} from '../content/facts/facts';
import {siteSnapshot} from '../site/snapshot';

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const completion = (name: string, packageName: string, {kind, signature}: ExportFacts): Completion => {
	const page = pageOfSymbol(`${packageName}#${name}`, siteSnapshot());
	const written = page === null ? undefined : contentIndex().pages.get(page);
	return {
		name,
		kind: kind as Completion['kind'],
		...(signature?.[0] && {signature: signature[0]}),
		...(written && page && {summary: firstSentence(written.frontMatter.description), page}),
	};
};

/** What code in the playground can import from the toolkit, from the facts about its packages. Packages of others have none. */
export const completions = (): CompletionsFile => {
	const file: CompletionsFile = {};
	for (const [packageName, entries] of Object.entries({remotion: [''], ...packageEntries}).filter(([name]) => isToolkitPackage(name))) {
		const {facts} = readFacts<PackageFacts>(packageFile(packageName));
		for (const entry of entries) {
			const names = Object.entries(facts.entries[packageName + entry] ?? {});
			file[packageName + entry] = names.flatMap(([name, described]) =>
				'sameAs' in described || described.kind === 'type' || described.internal || described.deprecated !== undefined
					? []
					: [completion(name, packageName, described)],
			);
		}
	}

	return file;
};
