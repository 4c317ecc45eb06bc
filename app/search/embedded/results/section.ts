import type {FoundSection} from '../../types';
import {type Entry, idOf} from '../entries';
import type {Scored} from '../retrieval/types';

/** An entry as a retrieved section, with its whole text. */
export const toSection = ({page, heading, text}: Entry, {score, phrased}: Scored): FoundSection => ({
	path: page.path,
	title: page.title,
	kind: page.kind,
	...(heading ? {id: idOf(heading), heading: heading.text} : {}),
	text: heading ? text : [page.description, text].filter(Boolean).join(' '),
	score,
	...(phrased === undefined ? {} : {phrased}),
	...(page.keywords ? {keywords: page.keywords} : {}),
});
