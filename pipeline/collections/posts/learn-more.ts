import path from 'node:path';
import {z} from 'zod';
import {problemInFile, readDataFile} from '../../base/data/data-file';
import {text} from '../../base/data/fields';
import {ContentError} from '../../base/problems';
import {contentDir} from '../../base/site-dir';
import type {LearnMore} from '../../content/types';
import {listPieces} from '../showcase/gallery';
import {coverOf} from './post-entries';

const file = path.join(contentDir, 'learn', 'more.yml');
const card = z.strictObject({title: text, text, path: z.string().startsWith('/', 'expected a path of this site')});
const schema = z.strictObject({
	start: z.strictObject({title: text, text, steps: z.array(card).min(2)}),
	apart: z.strictObject({title: text, text, pieces: z.array(text).min(1)}),
	title: text,
	cards: z.array(card).min(1),
});

/** Where to go from the learn articles, from `content/learn/more.yml`. Nothing without that file. */
export const learnMore = (): LearnMore | null => {
	const more = readDataFile(file, schema);
	return more ? {...more, apart: {...more.apart, pieces: more.apart.pieces.map(toCard)}} : null;
};

const toCard = (slug: string, index: number): LearnMore['apart']['pieces'][number] => {
	const piece = listPieces().find((one) => one.slug === slug);
	if (!piece) {
		throw new ContentError([problemInFile(file, ['apart', 'pieces', index], `${slug} isn't a video of the showcase`)]);
	}

	const {title, description, demo} = piece;
	const cover = coverOf(demo.id);
	return {title, text: description, path: piece.path, ...(cover && {cover})};
};
