import {ASK_FORMAT, type PassagePage} from '../../../pipeline/assistant/format';
import type {FoundPage} from './retrieve';

/** The passages of a page as far as the search itself knows them: enough to answer with the network gone. */
export const fromSections = ({path, title, sections}: FoundPage): PassagePage => ({
	format: ASK_FORMAT,
	path,
	title,
	kind: sections[0]?.kind ?? '',
	sections: sections
		.filter(({text}) => text !== '')
		.map(({id, heading, text}) => ({...(id ? {id} : {}), ...(heading ? {heading} : {}), blocks: [{kind: 'text', text}]})),
});
