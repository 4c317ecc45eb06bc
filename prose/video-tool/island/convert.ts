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

/** What became of a file, and what had to be left out of it, in a sentence for the reader. */
export type Converted = {file: File; note?: string};

/** The result of more wouldn’t fit into the memory of a tab. */
const MAX_BYTES = 1024 ** 3;

/** All that the library reads except streaming playlists, which a file can't bring along. */
const READABLE = [MP4, QTFF, MATROSKA, WEBM, WAVE, OGG, FLAC, MP3, ADTS, MPEG_TS];

const formats = {webm: () => new WebMOutputFormat(), mp4: () => new Mp4OutputFormat({fastStart: 'in-memory'})};

/** What every player reads in these formats, and the toolkit's parser, too. */
const CODECS = {webm: 'vp8', mp4: 'avc'} as const;

const REASONS: Partial<Record<DiscardedTrack['reason'], string>> = {
	unknown_source_codec: 'its codec is unknown here',
	undecodable_source_codec: 'this browser can’t decode it',
	no_encodable_target_codec: 'this browser can’t encode it for that format',
	max_track_count_of_type_reached: 'that format has no room for it',
	max_track_count_reached: 'that format has no room for it',
};

/** Such as "The audio is left out: this browser can’t decode it."; undefined when nothing is missing that was asked for. */
const whatIsMissing = (discarded: readonly DiscardedTrack[]): string | undefined =>
	discarded.flatMap(({track, reason}) => (REASONS[reason] ? [`The ${track.type} is left out: ${REASONS[reason]}.`] : [])).join(' ') ||
	undefined;

/** The encoders of most browsers take even sizes only. */
const even = (pixels: number): number => Math.max(2, Math.floor(pixels / 2) * 2);

const videoOptions =
	({container, rotate, halve, cut}: ConversionOptions) =>
	async (track: InputVideoTrack): Promise<ConversionVideoOptions> => {
		const scale = halve ? 0.5 : 1;
		const isTurned = rotate % 180 !== 0;
		const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()].map((side) => even(side * scale)) as [
			number,
			number,
		];
		return {
			rotate,
			codec: CODECS[container],
			// Copied, it would begin with the key frame before the cut.
			forceTranscode: cut !== undefined,
			// Not every player knows what a file says about its rotation.
			allowRotationMetadata: false,
			...(isTurned ? {width: height, height: width} : {width, height}),
			fit: 'fill',
		};
	};

/** An MP4 would take sound that isn't compressed as it is, and few players play that. */
const audioOptions =
	({mute}: ConversionOptions) =>
	async (track: InputAudioTrack): Promise<ConversionAudioOptions> => {
		const isRaw = (await track.getCodec())?.startsWith('pcm');
		const codec = isRaw ? await getFirstEncodableAudioCodec(['aac', 'opus']) : null;
		return {discard: mute, ...(codec && {codec})};
	};

/**
 * Converts a file in the browser; reports progress from 0 to 1. Rejects with a sentence for the reader when nothing of it can be decoded or
 * encoded here, and when it is aborted.
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
