import {ASK_FORMAT, type PassagePage, type PassageSection} from '../../../pipeline/assistant/format';
import type {SearchHit} from '../../search/types';
import {sentencesOf} from './excerpt';
import type {FoundPage} from './retrieve';

/** Whole sentences only: the texts of results begin and end where it suits the list of results. */
const wholeSentences = (snippet: string): string => {
	const startsLate = /^(…|\.\.\.)/.test(snippet);
	const endsEarly = /(…|\.\.\.)$/.test(snippet);
	return sentencesOf(snippet.replace(/^…\s*|\s*…$/g, ''))
		.slice(startsLate ? 1 : 0, endsEarly ? -1 : undefined)
		.join(' ');
};

const toSection = ({url, hierarchy, snippet}: SearchHit): PassageSection => {
	const id = url.split('#')[1];
	const heading = hierarchy.lvl3 ?? hierarchy.lvl2;
	const text = wholeSentences(snippet.map((piece) => piece.text).join(''));
	return {...(id ? {id} : {}), ...(heading ? {heading} : {}), blocks: text === '' ? [] : [{kind: 'text', text}]};
};

/** The passages of a page as far as the search itself knows them: enough to answer with the network gone. */
export const fromHits = ({path, title, hits}: FoundPage): PassagePage => {
	const byUrl = new Map(hits.map((hit) => [hit.url, hit]));
	return {format: ASK_FORMAT, path, title, kind: '', sections: [...byUrl.values()].map(toSection).filter(({blocks}) => blocks.length > 0)};
};
