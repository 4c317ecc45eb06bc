import type {CodecFacts} from '../../pipeline/content/facts/facts';
import {loadFrom} from './load-toolkit';

type AudioCodecs = {possible: string[]; default: string};

type Apis = {
	validCodecs: string[];
	supportedAudioCodecs: Record<string, string[]>;
	defaultAudioCodecs: Record<string, {lossless: string | null; compressed: string | null}>;
	defaultFileExtensionMap: Record<string, {default: string; forAudioCodec: Record<string, AudioCodecs>}>;
	getDefaultCrfForCodec(codec: string): number | null;
	getValidCrfRanges(codec: string): [number, number];
	codecSupportsCrf(codec: string): boolean;
	codecSupportsVideoBitrate(codec: string): boolean;
	validPixelFormatsForCodec(codec: string): string[];
};

/** Codecs with their defaults and what goes with them, from the tables that the renderer ships. */
export const readCodecs = (toolkitDir: string): Record<string, CodecFacts> => {
	const {BrowserSafeApis: apis} = loadFrom<{BrowserSafeApis: Apis}>(toolkitDir, '@remotion/renderer/client');
	return Object.fromEntries(
		[...apis.validCodecs].sort().map((codec): [string, CodecFacts] => {
			const {default: extension, forAudioCodec} = apis.defaultFileExtensionMap[codec]!;
			const crf = apis.codecSupportsCrf(codec) ? apis.getDefaultCrfForCodec(codec) : null;
			return [
				codec,
				{
					extension,
					extensions: Object.fromEntries(Object.entries(forAudioCodec).map(([audio, {possible}]) => [audio, possible])),
					audio: {...apis.defaultAudioCodecs[codec]!, supported: apis.supportedAudioCodecs[codec]!},
					...(crf === null ? {} : {crf: {default: crf, range: apis.getValidCrfRanges(codec)}}),
					pixelFormats: apis.validPixelFormatsForCodec(codec),
					videoBitrate: apis.codecSupportsVideoBitrate(codec),
				},
			];
		}),
	);
};
