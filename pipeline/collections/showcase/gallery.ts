import path from 'node:path';
import {z} from 'zod';
import {problemInFile, readDataFile} from '../../base/data/data-file';
import {throwProblems} from '../../base/problems';
import {derivedState} from '../../base/shared-state';
import {contentDir} from '../../base/site-dir';
import {demoPreview} from '../../demos/demo-preview';
import {descriptionFile, hasDemo, readDemo, videoFolder} from '../../demos/demos';
import type {Piece} from './types';

const PREFIX = 'showcase-';
/** The lists of pieces and of the community's videos. */
export const showcaseDir = path.join(contentDir, 'showcase');
const file = path.join(showcaseDir, 'gallery.json');
const schema = z
	.array(
		z
			.string()
			.startsWith(PREFIX, `expected the name of a folder of videos/ that starts with ${PREFIX}`)
			.refine(hasDemo, 'expected the name of a folder of videos/ with a video.json'),
	)
	.refine((ids) => new Set(ids).size === ids.length, 'expected each video once');

/** The videos of the gallery in their order, from `content/showcase/gallery.json`. None without that file. */
export const galleryIds: () => string[] = derivedState('gallery', () => readDataFile(file, schema) ?? []);

/** The last part of a piece's URL. */
const slugOf = (id: string): string => id.slice(PREFIX.length);

/** URLs of all pieces. */
export const piecePaths = (): string[] => galleryIds().map((id) => `/showcase/${slugOf(id)}`);

/** The folder of the video that a piece's page shows; undefined at any other URL. */
export const pieceFolder = (address: string): string | undefined => {
	const id = galleryIds().find((one) => address === `/showcase/${slugOf(one)}`);
	return id && videoFolder(id);
};

const toPiece = (id: string): Piece => {
	const {title, description, tags} = readDemo(id);
	if (description === undefined || tags === undefined) {
		const field = description === undefined ? 'description' : 'tags';
		throwProblems([problemInFile(descriptionFile(id), [field], 'missing, expected one because the gallery shows it')]);
	}

	return {
		slug: slugOf(id),
		path: `/showcase/${slugOf(id)}`,
		title,
		description: description ?? '',
		tags: tags ?? [],
		demo: demoPreview(id),
	};
};

/** Everything that the gallery shows, in its order. Throws when a video does not say what a card needs. */
export const listPieces = (): Piece[] => galleryIds().map(toPiece);
