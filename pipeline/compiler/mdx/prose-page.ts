import type {Page} from '../../../prose/page';
import {systemPrompt} from '../../agents/system-prompt';
import {findExport, readFacts} from '../../content/facts/facts';
import {readFlagTypes} from '../../content/facts/flag-types';
import {readFlagsSince, sinceOf} from '../../content/facts/since';
import {demoPreview} from '../../demos/demo-preview';
import {hasDemo, listDemos, posterUrl, readDemo} from '../../demos/demos';
import {nameSample} from '../code/name-sample';
import {askSite} from '../site-snapshot';
import {type PageContext, placeOfNode, report} from './page-context';
import {resolveLink} from './resolve-link';

type Data = Pick<
	Page,
	'dependOn' | 'findExport' | 'readFacts' | 'sinceOf' | 'flagsSince' | 'flagTypes' | 'systemPrompt' | 'video' | 'preview'
>;

/** The data that components draw. Each file that an answer comes from becomes a dependency of the page. */
const dataFor = (dependOn: Page['dependOn']): Data => {
	const video = (id: string) => {
		if (!hasDemo(id)) {
			throw new Error(`unknown demo "${id}", expected one of ${listDemos().join(', ')}`);
		}

		const demo = readDemo(id);
		dependOn(...demo.files);
		return demo;
	};
	return {
		dependOn,
		findExport: (id) => findExport(id, dependOn),
		readFacts: <T>(name: string) => {
			const {facts, file} = readFacts<T>(name);
			dependOn(file);
			return facts;
		},
		sinceOf: (id) => {
			const {file, ...since} = sinceOf(id);
			dependOn(file);
			return since;
		},
		flagsSince: (command) => {
			const {value, file} = readFlagsSince();
			dependOn(file);
			return value[command] ?? {};
		},
		flagTypes: () => {
			const {types, file} = readFlagTypes();
			dependOn(file);
			return types;
		},
		systemPrompt: () => {
			const {prompt, files} = systemPrompt();
			dependOn(...files);
			return prompt;
		},
		video: (id, variant) => {
			const demo = video(id);
			const props = variant === undefined ? {} : demo.variants[variant];
			if (!props) {
				throw new Error(
					`${id} has no variant "${variant}", expected one of ${Object.keys(demo.variants).join(', ') || 'none: add variants to its video.json'}`,
				);
			}

			const poster = posterUrl(id, variant);
			return {...demo, defaultProps: {...demo.defaultProps, ...props}, ...(poster === undefined ? {} : {poster})};
		},
		preview: (id) => demoPreview(video(id).id),
	};
};

/** The interface through which author components see the page that is compiled. */
export const prosePage = (context: PageContext): Page => ({
	...dataFor((...files) => {
		for (const file of files) {
			context.files.add(file);
		}
	}),
	path: context.path,
	development: context.development,
	placeOf: (node) => placeOfNode(node, context),
	report: (node, message) => report(node, message, context),
	loadIsland: (name) => context.islands.add(name),
	showLanguage: (language) => context.languages.add(language),
	resolveLink: (url) => resolveLink(url, context),
	noteLink: ({path, hash}, place) => context.links.push({to: path, ...place, ...(hash ? {hash} : {})}),
	notePending: (path, place) => context.pending.push({to: path, ...place}),
	pageOfSymbol: (id) => askSite('symbol', id, context),
	editPath: (id) => askSite('edit', id, context) ?? undefined,
	nameSample: (sample, place) => nameSample(sample, place, context),
});
