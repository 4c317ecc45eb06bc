import {parseMedia} from '@remotion/media-parser';
import {webReader} from '@remotion/media-parser/web';
import {formatBytes} from '../../../app/lib/format-bytes';
import {messageOf} from '../../../app/lib/message-of';

/** What a file says about itself in words, in the order in which they are shown. */
export type Facts = {
	container: string;
	dimensions: string;
	duration: string;
	frameRate: string;
	videoCodec: string;
	audioCodec: string;
	size: string;
};

/** A file as the tool needs it: `seconds` and `fps` are null where the file doesn't say. */
export type Probe = {facts: Facts; seconds: number | null; fps: number | null; hasVideo: boolean; hasAudio: boolean};

const NONE = 'none';
const NO_TRACKS = 'No video or audio was found in this file. It may be incomplete.';

const OTHER_KIND = 'This isn’t a video or audio file that can be read here.';

/** What the parser's own words mean to a reader. */
const SAID: Record<string, string> = {
	'No tracks yet': NO_TRACKS,
	'Unknown file format': OTHER_KIND,
	'Image files are not supported': OTHER_KIND,
	// Said of PDF files.
	'GIF files are not supported': OTHER_KIND,
	'Could not find video codec': 'This video uses a codec that can’t be read here.',
};

/** Other words of the parser name what it doesn't support, or an expectation of its own that a damaged file missed. */
const NAMES_REASON = /^(?:Unsupported|Only) /;

const explain = (error: unknown): never => {
	const message = messageOf(error);
	const reason = NAMES_REASON.test(message) ? `This file can’t be read: ${message}` : 'This file can’t be read. It may be damaged.';
	throw new Error(SAID[message] ?? reason, {cause: error});
};

/**
 * Reads what a file says about itself; only the parts that are needed are read. Rejects, with a sentence for the reader, when
 * there is neither video nor audio in it.
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
		seconds: durationInSeconds,
		fps,
		hasVideo: videoCodec !== null,
		hasAudio: audioCodec !== null,
		facts: {
			container,
			dimensions: dimensions ? `${dimensions.width} × ${dimensions.height}` : NONE,
			duration: durationInSeconds === null ? 'unknown' : `${Number(durationInSeconds.toFixed(2))} s`,
			frameRate: fps === null ? (videoCodec === null ? NONE : 'unknown') : `${Number(fps.toFixed(2))} fps`,
			videoCodec: videoCodec ?? NONE,
			audioCodec: audioCodec ?? NONE,
			size: formatBytes(file.size),
		},
	};
};
