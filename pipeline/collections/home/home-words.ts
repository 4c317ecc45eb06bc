import {z} from 'zod';
import {description, text} from '../../base/data/fields';
import {readWords, type SitePath} from '../../content/words';
import {hasDemo} from '../../demos/demos';
import {COUNTS} from './counts';

const video = z.string().refine(hasDemo, {error: ({input}) => `there is no video "${String(input)}", expected a folder of videos/`});
const point = z.strictObject({title: text, text});

const schema = (sitePath: SitePath) => {
	const link = z.strictObject({title: text, path: sitePath});
	const docs = z.array(sitePath).min(1);
	/** A story has a fact in our words, or a quotation. */
	const story = z.strictObject({path: sitePath, name: text, fact: text});
	return z.strictObject({
		description,
		hero: z.strictObject({lead: text, video, actions: z.array(link).min(1)}),
		proof: z.strictObject({title: text, items: z.array(z.strictObject({count: z.enum(COUNTS), text, path: sitePath}))}),
		reasons: z.strictObject({title: text, text, video, docs: sitePath, items: z.array(point).min(1)}),
		pieces: z.strictObject({
			title: text,
			text,
			items: z.array(z.strictObject({video, title: text, text, source: sitePath.optional(), docs})).min(1),
		}),
		studio: z.strictObject({title: text, text, video, docs: sitePath, link: text, points: z.array(point).min(1)}),
		rendering: z.strictObject({
			title: text,
			text,
			video,
			places: z.array(z.strictObject({id: text, title: text, text, docs})).min(1),
		}),
		app: z.strictObject({
			title: text,
			text,
			video,
			fields: z.array(z.strictObject({prop: text, label: text, max: z.int().positive()})).min(1),
			links: z.array(link),
		}),
		stories: z.strictObject({
			title: text,
			quote: z.strictObject({text, by: text, path: sitePath}),
			items: z.array(z.union([story.extend({text}), story.extend({quote: text, by: text})])),
		}),
		start: z.strictObject({title: text, text, cards: z.array(link.extend({text})).min(1)}),
		blog: z.strictObject({title: text, all: text, path: sitePath}),
	});
};

export const HOME_FILE = 'home.yml';

/** The words of the home page, from `content/home.yml`. */
export const homeWords = () => readWords(HOME_FILE, schema);
