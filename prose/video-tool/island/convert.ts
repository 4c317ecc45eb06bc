import {
	ADTS,
	BlobSource,
	BufferTarget,
	Conversion,
	type ConversionAudioOptions,
	type ConversionVideoOptions,
	type DiscardedTrack,
	FLAC,
	getFirstEncodableAudioCodec,
	Input,
	type InputAudioTrack,
	type InputVideoTrack,
	MATROSKA,
	MP3,
	MP4,
	MPEG_TS,
	Mp4OutputFormat,
	OGG,
	Output,
	QTFF,
	WAVE,
	WEBM,
	WebMOutputFormat,
} from 'mediabunny';
import {formatBytes} from '../../../app/lib/format-bytes';
import type {ConversionOptions} from './conversion-options';

/** The converted file, with a note for the reader about tracks that had to be left out. */
export type Converted = {file: File; note?: string};

/** A larger result wouldn’t fit in a tab’s memory. */
const MAX_BYTES = 1024 ** 3;

/** All formats that the library reads, except for streaming playlists, whose segments aren't in the file. */
const READABLE = [MP4, QTFF, MATROSKA, WEBM, WAVE, OGG, FLAC, MP3, ADTS, MPEG_TS];

const formats = {webm: () => new WebMOutputFormat(), mp4: () => new Mp4OutputFormat({fastStart: 'in-memory'})};

/** The codecs that all players and the toolkit's parser support in these formats. */
const CODECS = {webm: 'vp8', mp4: 'avc'} as const;

const REASONS: Partial<Record<DiscardedTrack['reason'], string>> = {
	unknown_source_codec: 'its codec is unknown here',
	undecodable_source_codec: 'this browser can’t decode it',
	no_encodable_target_codec: 'this browser can’t encode it for that format',
	max_track_count_of_type_reached: 'that format has no room for it',
	max_track_count_reached: 'that format has no room for it',
};

/** A sentence such as "The audio is left out: this browser can’t decode it."; undefined if nothing is missing. */
const whatIsMissing = (discarded: readonly DiscardedTrack[]): string | undefined =>
	discarded.flatMap(({track, reason}) => (REASONS[reason] ? [`The ${track.type} is left out: ${REASONS[reason]}.`] : [])).join(' ') ||
	undefined;

/** Rounds to an even number, because most browsers' encoders need even sizes. */
const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);

const videoOptions =
	({container, rotate, halve, cut}: ConversionOptions) =>
	async (track: InputVideoTrack): Promise<ConversionVideoOptions> => {
		const scale = halve ? 0.5 : 1;
		const isTurned = rotate % 180 !== 0;
		const width = even((await track.getDisplayWidth()) * scale);
		const height = even((await track.getDisplayHeight()) * scale);
		return {
			rotate,
			codec: CODECS[container],
			// Without transcoding, the result would start at the key frame before the cut.
			forceTranscode: cut !== undefined,
			// Not every player reads rotation metadata.
			allowRotationMetadata: false,
			...(isTurned ? {width: height, height: width} : {width, height}),
			fit: 'fill',
		};
	};

/** Uncompressed sound would be copied into an MP4 as it is, and few players play that, so it's encoded. */
const audioOptions =
	({mute}: ConversionOptions) =>
	async (track: InputAudioTrack): Promise<ConversionAudioOptions> => {
		const isRaw = (await track.getCodec())?.startsWith('pcm');
		const codec = isRaw ? await getFirstEncodableAudioCodec(['aac', 'opus']) : null;
		return {discard: mute, ...(codec && {codec})};
	};

/**
 * Converts a file in the browser. Reports progress from 0 to 1. Rejects when aborted, and with a message for the reader if the file can't be
 * decoded or encoded.
 */
export const convert = async (
	file: File,
	options: ConversionOptions,
	{seconds, signal, onProgress}: {seconds: number | null; signal: AbortSignal; onProgress: (progress: number) => void},
): Promise<Converted> => {
	const {cut, container} = options;
	const kept = cut && seconds ? file.size * ((cut.end - cut.start) / seconds) : file.size;
	if (kept > MAX_BYTES) {
		throw new Error(
			`This file has ${formatBytes(file.size)}. The result is kept in memory, so at most ${formatBytes(MAX_BYTES)} can be converted here. Keep a shorter part of it.`,
		);
	}

	const input = new Input({source: new BlobSource(file), formats: READABLE});
	if (!(await input.canRead())) {
		throw new Error('This kind of file can be read here, but not converted.');
	}

	const target = new BufferTarget();
	const conversion = await Conversion.init({
		input,
		output: new Output({format: formats[container](), target}),
		tracks: 'primary',
		video: videoOptions(options),
		audio: audioOptions(options),
		...(cut && {trim: cut}),
		showWarnings: false,
	});
	const note = whatIsMissing(conversion.discardedTracks);
	if (!conversion.isValid) {
		throw new Error(note ?? 'Nothing would be left of this file.');
	}

	signal.throwIfAborted();
	signal.addEventListener('abort', () => void conversion.cancel(), {once: true});
	conversion.onProgress = onProgress;
	await conversion.execute();
	const name = `${file.name.replace(/\.[^.]*$/, '')}-converted.${container}`;
	const type = `${(await input.getPrimaryVideoTrack()) ? 'video' : 'audio'}/${container}`;
	return {file: new File([target.buffer!], name, {type}), note};
};
