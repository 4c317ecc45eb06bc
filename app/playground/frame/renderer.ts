import {canRenderMediaOnWeb, renderMediaOnWeb, renderStillOnWeb} from '@playground/web-renderer';
import {applyPalette, GIFEncoder, quantize} from 'gifenc';
import {type Abilities, FORMATS, type Format} from '../render/formats';
import type {Video} from './evaluate';
import {framesPerPicture, pictureDelay} from './gif/gif-timing';
import type {Font, Settings} from './messages';
import {registerFonts, withWholeSvg} from './whole-svg';

/** A render: what, in which format, and where to report progress. `frame` is for stills. */
export type RenderJob = {
	format: Format;
	/** The video has sound. */
	isHeard: boolean;
	component: Video;
	settings: Settings;
	fonts: readonly Font[];
	frame: number;
	signal: AbortSignal;
	/** From 0 to 1. */
	onProgress: (progress: number) => void;
};

/** Messages for the renderer's issues, by type. Others keep the renderer's message. */
const REASONS: Record<string, string> = {
	'webcodecs-unavailable': 'This browser can’t encode video.',
	'video-codec-unsupported': 'This browser can’t encode this format.',
	'audio-codec-unsupported': 'This browser can’t encode sound. Mute the video in its code to save it without.',
};

/** Audio codecs that players support in an MP4. If the browser has no encoder, the renderer falls back to uncompressed sound. */
const PLAYABLE = ['aac', 'opus'];

const SILENT = 'A GIF has no sound.';
const OPUS = 'This browser can’t encode AAC, so the sound is Opus. Some older players can’t play that.';

const GIF_WIDTH = 640;

const codecs = {mp4: {container: 'mp4', videoCodec: 'h264'}, webm: {container: 'webm', videoCodec: 'vp8'}} as const;

const codecOf = (format: Format) => (format === 'mp4' ? codecs.mp4 : codecs.webm);

/** Which formats this browser can't render at this size, and notes about the sound in others. */
export const findAbilities = async ({width, height}: Pick<Settings, 'width' | 'height'>, isHeard: boolean): Promise<Abilities> => {
	const refusals: Abilities['refusals'] = {};
	const notes: Abilities['notes'] = isHeard ? {gif: SILENT} : {};
	for (const format of FORMATS.filter((name) => name !== 'png')) {
		const muted = !isHeard || format === 'gif';
		const {canRender, issues, resolvedAudioCodec} = await canRenderMediaOnWeb({
			...codecOf(format),
			width,
			height,
			muted,
			outputTarget: 'arraybuffer',
		});
		if (!canRender) {
			// The first error is the cause of the others. Warnings don't prevent rendering.
			const reason = issues.find(({severity}) => severity === 'error');
			refusals[format] = reason ? (REASONS[reason.type] ?? reason.message) : 'This browser can’t encode it.';
		} else if (!muted && !PLAYABLE.includes(resolvedAudioCodec ?? '')) {
			refusals[format] = REASONS['audio-codec-unsupported'];
		} else if (format === 'mp4' && resolvedAudioCodec === 'opus') {
			notes.mp4 = OPUS;
		}
	}

	return {refusals, notes};
};

const composition = (component: Video, {width, height, fps, durationInFrames}: Settings) => ({
	id: 'video',
	component,
	width,
	height,
	fps,
	durationInFrames,
	defaultProps: {},
});

/** Encodes frames as a GIF while the renderer produces them. */
const gifOf = ({width, height, fps, durationInFrames}: Settings) => {
	const encoder = GIFEncoder();
	const scale = Math.min(1, GIF_WIDTH / width);
	const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
	const context = new OffscreenCanvas(w, h).getContext('2d', {willReadFrequently: true})!;
	const every = framesPerPicture({fps});
	let index = 0;
	return {
		add(frame: VideoFrame): VideoFrame {
			if (index % every === 0) {
				context.drawImage(frame, 0, 0, w, h);
				const {data} = context.getImageData(0, 0, w, h);
				const palette = quantize(data, 256);
				encoder.writeFrame(applyPalette(data, palette), w, h, {palette, delay: pictureDelay(index, {fps, durationInFrames})});
			}

			index++;
			return frame;
		},
		finish(): Uint8Array<ArrayBuffer> {
			encoder.finish();
			return new Uint8Array(encoder.bytes());
		},
	};
};

/** Renders a video and returns the bytes of the file. Rejects if it's canceled, or if the video throws. */
export const renderVideo = async ({
	format,
	isHeard,
	component,
	settings,
	fonts,
	frame,
	signal,
	onProgress,
}: RenderJob): Promise<ArrayBuffer> => {
	registerFonts(fonts);
	const shared = {
		composition: composition(withWholeSvg(component), settings),
		inputProps: settings.props,
		signal,
		licenseKey: 'free-license',
		logLevel: 'error' as const,
	};
	if (format === 'png') {
		const still = await renderStillOnWeb({...shared, frame});
		return (await still.blob({format: 'png'})).arrayBuffer();
	}

	const gif = format === 'gif' ? gifOf(settings) : undefined;
	const result = await renderMediaOnWeb({
		...shared,
		...codecOf(format),
		...(gif && {videoBitrate: 'very-low' as const, onFrame: gif.add}),
		muted: !isHeard || format === 'gif',
		outputTarget: 'arraybuffer',
		onProgress: ({progress}) => onProgress(progress),
	});
	return gif ? gif.finish().buffer : (await result.getBlob()).arrayBuffer();
};
