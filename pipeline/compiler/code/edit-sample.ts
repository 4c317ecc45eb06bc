import {demoPath} from '../../../app/playground/files';
import type {Sample} from '../../../prose/code/sample';
import {hashOf} from '../../base/hash';
import {playableSource} from '../../playground/playable';
import type {PageContext} from '../mdx/page-context';
import {askSite} from '../site-snapshot';

const COMPONENTS = ['tsx', 'jsx'];

/** Adds an Edit link to a sample that plays in the playground as it is: one that has run, and needs nothing that the playground lacks. */
export const editSample = (sample: Sample, source: string, context: PageContext): Sample => {
	// Readers who edit the visible part would miss what is hidden.
	const isWhole = COMPONENTS.includes(sample.language) && sample.code === source.trim();
	const media = isWhole ? askSite('playable', hashOf(source), context) : null;
	const playable = media && playableSource(source, media);
	if (!playable) {
		return sample;
	}

	context.sources.push(playable);
	return {...sample, edit: {title: playable.title, href: demoPath(playable.id)}};
};
