import {canRenderMediaOnWeb, renderMediaOnWeb, renderStillOnWeb} from '@playground/web-renderer';
import {applyPalette, GIFEncoder, quantize} from 'gifenc';
import {FORMATS, type Format, type Refusals} from '../render/formats';
import type {Video} from './evaluate';
import type {Font, Settings} from './messages';
import {registerFonts, withWholeSvg} from './whole-svg';

/** What is rendered, from which frame a still is taken, and how the page hears of it. */
export type RenderJob = {
	format: Format;
	component: Video;
	settings: Settings;
	fonts: readonly Font[];
	frame: number;
	signal: AbortSignal;
	/** From 0 to 1. */
	onProgress: (progress: number) => void;
};

const GIF_WIDTH = 640;
const GIF_FPS = 25;

const codecs = {mp4: {container: 'mp4', videoCodec: 'h264'}, webm: {container: 'webm', videoCodec: 'vp8'}} as const;

const codecOf = (format: Format) => (format === 'mp4' ? codecs.mp4 : codecs.webm);

/** Which formats this browser cannot make of a video of this size. */
export const findRefusals = async ({width, height}: Pick<Settings, 'width' | 'height'>): Promise<Refusals> => {
	const refusals: Refusals = {};
	for (const format of FORMATS.filter((name) => name !== 'png')) {
		const {canRender, issues} = await canRenderMediaOnWeb({...codecOf(format), width, height, muted: true, outputTarget: 'arraybuffer'});
		if (!canRender) {
			refusals[format] = issues.map(({message}) => message).join(' ') || 'This browser can’t encode it.';
		}
	}

	return refusals;
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

/** Frames drawn small into the colors of a GIF, as they come from the renderer. */
const gifOf = ({width, height, fps}: Settings) => {
	const encoder = GIFEncoder();
	const scale = Math.min(1, GIF_WIDTH / width);
	const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
	const context = new OffscreenCanvas(w, h).getContext('2d', {willReadFrequently: true})!;
	const every = Math.ceil(fps / GIF_FPS);
	let index = 0;
	return {
		add(frame: VideoFrame): VideoFrame {
			if (index % every === 0) {
				context.drawImage(frame, 0, 0, w, h);
				const {data} = context.getImageData(0, 0, w, h);
				const palette = quantize(data, 256);
				encoder.writeFrame(applyPalette(data, palette), w, h, {palette, delay: Math.round((1000 * every) / fps)});
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

/** The bytes of the file. Rejects when it is canceled, or when the video throws. */
export const renderVideo = async ({format, component, settings, fonts, frame, signal, onProgress}: RenderJob): Promise<ArrayBuffer> => {
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
		muted: true,
		outputTarget: 'arraybuffer',
		onProgress: ({progress}) => onProgress(progress),
	});
	return gif ? gif.finish().buffer : (await result.getBlob()).arrayBuffer();
};
