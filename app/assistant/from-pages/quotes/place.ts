import type {PassageBlock, PassagePage, PassageSection} from '../../../../pipeline/assistant/format';
import type {Source} from '../../types';

/** A section of a page. */
export type Place = {page: PassagePage; section: PassageSection};

/** A section with the passages to show. `isChosen` is false if it's only shown for context. */
export type Shown = Place & {wanted: Set<PassageBlock>; isChosen: boolean};

/** The source of a section, for citing it. */
export const sourceOf = ({page, section}: Place): Source => ({
	path: section.id === undefined ? page.path : `${page.path}#${section.id}`,
	title: page.title,
	...(section.heading === undefined ? {} : {section: section.heading}),
});

/** The part of a page before its first heading, which introduces it; undefined if there is none. */
export const topOf = ({sections: [first]}: PassagePage): PassageSection | undefined => (first?.heading === undefined ? first : undefined);
