import {parseMedia} from '@remotion/media-parser';
import {webReader} from '@remotion/media-parser/web';
import {formatBytes} from '../../../app/lib/format-bytes';

/** What the reader of a file wants to know, in the order in which it is shown. */
export type Probe = {
	container: string;
	dimensions: string;
	duration: string;
	frameRate: string;
	videoCodec: string;
	audioCodec: string;
	size: string;
};

const NONE = 'none';
const NO_TRACKS = 'There is neither video nor audio in this file.';

/** What the parser's own words mean to a reader. */
const SAID: Record<string, string> = {
	'No tracks yet': NO_TRACKS,
	'Unknown file format': 'This is not a video or sound file that can be read here.',
};

const explain = (error: unknown): never => {
	const said = error instanceof Error ? SAID[error.message] : undefined;
	throw said ? new Error(said, {cause: error}) : error;
};

/**
 * Reads what a file says about itself; only the parts that are needed are read. Rejects, with a sentence for the reader, when
 * there is neither picture nor sound in it.
 */
export const probe = async (file: File): Promise<Probe> => {
	if (file.size === 0) {
		throw new Error('This file is empty.');
	}

	const {tracks, container, dimensions, durationInSeconds, fps, videoCodec, audioCodec} = await parseMedia({
		src: file,
		reader: webReader,
		acknowledgeRemotionLicense: true,
		logLevel: 'error',
		fields: {tracks: true, container: true, dimensions: true, durationInSeconds: true, fps: true, videoCodec: true, audioCodec: true},
	}).catch(explain);
	if (tracks.length === 0) {
		throw new Error(NO_TRACKS);
	}

	return {
		container,
		dimensions: dimensions ? `${dimensions.width} × ${dimensions.height}` : NONE,
		duration: durationInSeconds === null ? 'unknown' : `${Number(durationInSeconds.toFixed(2))} s`,
		frameRate: fps === null ? 'unknown' : `${Number(fps.toFixed(2))} fps`,
		videoCodec: videoCodec ?? NONE,
		audioCodec: audioCodec ?? NONE,
		size: formatBytes(file.size),
	};
};
