/** A codec, and whether the browser decodes and encodes it. */
export type Ability = {name: string; decodes: boolean; encodes: boolean};

const VIDEO = {
	'H.264': 'avc1.42001f',
	'H.265': 'hvc1.1.6.L93.B0',
	VP8: 'vp8',
	VP9: 'vp09.00.10.08',
	AV1: 'av01.0.04M.08',
};
const AUDIO = {AAC: 'mp4a.40.2', Opus: 'opus', MP3: 'mp3', FLAC: 'flac'};

const FRAME = {width: 1280, height: 720};
const SOUND = {sampleRate: 48_000, numberOfChannels: 2};

/** Whether a configuration is supported. The browser throws for codecs that it doesn't know. */
const asked = async (question: () => Promise<{supported?: boolean}>): Promise<boolean> => {
	try {
		return (await question()).supported === true;
	} catch {
		return false;
	}
};

/** Asks the browser which codecs it decodes and encodes, for 720p video and 48 kHz stereo sound. */
export const findAbilities = (): Promise<Ability[]> =>
	Promise.all([
		...Object.entries(VIDEO).map(async ([name, codec]) => ({
			name,
			decodes: await asked(() => VideoDecoder.isConfigSupported({codec})),
			encodes: await asked(() => VideoEncoder.isConfigSupported({codec, ...FRAME})),
		})),
		...Object.entries(AUDIO).map(async ([name, codec]) => ({
			name,
			decodes: await asked(() => AudioDecoder.isConfigSupported({codec, ...SOUND})),
			encodes: await asked(() => AudioEncoder.isConfigSupported({codec, ...SOUND})),
		})),
	]);
