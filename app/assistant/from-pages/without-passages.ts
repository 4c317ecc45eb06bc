import {ASK_FORMAT, type PassagePage} from '../../../pipeline/assistant/format';
import type {FoundPage} from './retrieve';

/** The passages of a page from the texts of the search index, for pages without passages, and to answer offline. */
export const fromSections = ({path, title, sections}: FoundPage): PassagePage => ({
	format: ASK_FORMAT,
	path,
	title,
	kind: sections[0]?.kind ?? '',
	sections: sections
		.filter(({text}) => text !== '')
		.map(({id, heading, text}) => ({...(id ? {id} : {}), ...(heading ? {heading} : {}), blocks: [{kind: 'text', text}]})),
});
