import {z} from 'zod';
import {text} from '../base/data/fields';
import type {License} from '../content/types';
import {readWords, type SitePath} from '../content/words';
import {pageExists} from '../site/addresses';

const address = z.url({protocol: /^https$/, error: 'expected a site path or an https URL'});

/** A link to a page of this site, or to another site. */
export const link = (path: SitePath) => z.strictObject({title: text, path: z.union([path, address])});

/** Whether a link leads somewhere: to another site, or to a page that is written. */
export const leads = ({path}: {path: string}): boolean => path.startsWith('https:') || pageExists(path);

const schema = (path: SitePath) =>
	z.strictObject({title: text, items: z.array(z.strictObject({title: text, price: text, per: text, text, link: link(path)})).min(1)});

/** What is free and who needs a license, from `content/license.yml`. */
export const licenseWords = (): License => {
	const {title, items} = readWords('license.yml', schema);
	return {title, items: items.map((item) => ({...item, link: leads(item.link) ? item.link : undefined}))};
};
