import {collections} from '../../pipeline/collections';
import type {Card} from '../../pipeline/collections/collection';
import {siteContext} from '../../pipeline/site/sidebars';

/** Every Open Graph picture of the site: file name without ending → what is written on it. */
export const ogCards = (): Record<string, Card> => Object.assign({}, ...collections.map(({cards}) => cards?.(siteContext())));
