import {type Identifier, identifiersOf} from './identifiers';
import {shownRange} from './sample';

/** The names in the part of a sample that readers see, by their offsets in it. What hidden lines import counts. */
export const shownIdentifiers = (source: string, language: string): Identifier[] => {
	const shown = shownRange(source);
	return identifiersOf(source, language)
		.filter(({from, to}) => from >= shown.from && to <= shown.to)
		.map((identifier) => ({...identifier, from: identifier.from - shown.from, to: identifier.to - shown.from}));
};
