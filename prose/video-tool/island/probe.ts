import {parseMedia} from '@remotion/media-parser';
import {webReader} from '@remotion/media-parser/web';
import {formatBytes} from '../../../app/lib/format-bytes';
import {messageOf} from '../../../app/lib/message-of';

/** What a file's metadata says, as text, in the order in which it's shown. */
export type Facts = {
	container: string;
	dimensions: string;
	duration: string;
	frameRate: string;
	videoCodec: string;
	audioCodec: string;
	size: string;
};

/** What the tool knows about a file. `seconds` and `fps` are null if the metadata doesn't have them. */
export type Probe = {facts: Facts; seconds: number | null; fps: number | null; hasVideo: boolean; hasAudio: boolean};

const NONE = 'none';
const NO_TRACKS = 'No video or audio was found in this file. It may be incomplete.';

const OTHER_KIND = 'This isn’t a video or audio file that can be read here.';

/** Messages for readers, by the parser's own messages. */
const MESSAGES: Record<string, string> = {
	'No tracks yet': NO_TRACKS,
	'Unknown file format': OTHER_KIND,
	'Image files are not supported': OTHER_KIND,
	// The parser says this about PDF files.
	'GIF files are not supported': OTHER_KIND,
	'Could not find video codec': 'This video uses a codec that can’t be read here.',
};

/** Messages of the parser that name what it doesn't support. Others are about internal expectations that a damaged file doesn't meet. */
const NAMES_REASON = /^(?:Unsupported|Only) /;

const explain = (error: unknown): never => {
	const message = messageOf(error);
	const reason = NAMES_REASON.test(message) ? `This file can’t be read: ${message}` : 'This file can’t be read. It may be damaged.';
	throw new Error(MESSAGES[message] ?? reason, {cause: error});
};

/**
 * Reads a file's metadata, and only the parts of the file that it needs. Rejects with a message for the reader if the file has neither video
 * nor audio.
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
