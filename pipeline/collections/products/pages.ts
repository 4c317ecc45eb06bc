import {z} from 'zod';
import {description, text} from '../../base/data/fields';
import {readWordsFile} from '../../content/words-file';

const heading = z.object({title: text, description});

/** Names of the product pages, which are their paths, too. */
export const PRODUCT_NAMES = ['player', 'lambda'];

const beginning = z.object({lead: text});

/** The introduction of a product page; undefined for any other page. */
export const productLead = (path: string): string | undefined =>
	PRODUCT_NAMES.some((name) => path === `/${name}`) ? readWordsFile(`products${path}.yml`, beginning).lead : undefined;

/** Path, title and description of the product pages, for the lists of pages. */
export const productPages = (): {path: string; title: string; description: string}[] =>
	PRODUCT_NAMES.map((name) => {
		const {title, description} = readWordsFile(`products/${name}.yml`, heading);
		return {path: `/${name}`, title, description};
	});
