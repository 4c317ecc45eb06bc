/** Values that only the stage has: a playing player's ref, a component to show, files that a visitor chose. */
const STAGE = 'globalThis.__stage';

const from = (module: string): string => `(await import('${module}'))`;

const CAPTION = "{text: ' Sample', startMs: 0, endMs: 500, timestampMs: 250, confidence: 1}";
const TRACKS = `(await ${from('@remotion/media-parser')}.parseMedia({src: ${STAGE}.file, fields: {tracks: true}, acknowledgeRemotionLicense: true})).tracks`;
const VIDEO_TRACK = `${TRACKS}.find(({type}) => type === 'video')`;

/** Types of the browser, of React and of packages that samples name without declaring them, each with a value. */
const types: [RegExp, string][] = [
	[/RefObject<\s*PlayerRef|^PlayerRef/, `${STAGE}.player`],
	[/^(?:File|Blob)\b/, `${STAGE}.file`],
	[/^Request\b/, `new Request('https://example.com/', {method: 'POST', body: ${STAGE}.requestBody ?? '{}'})`],
	[/^AbortSignal\b/, 'new AbortController().signal'],
	[/^ImageData\b/, 'new ImageData(8, 8)'],
	[/^VideoFrame\b/, `new VideoFrame(${STAGE}.canvas(), {timestamp: 0})`],
	[/^AudioData\b/, `${STAGE}.sound()`],
	[/^OffscreenCanvas\b/, `${STAGE}.canvas()`],
	[/^CanvasRenderingContext2D\b/, "document.createElement('canvas').getContext('2d')"],
	[/^HTMLCanvasElement\b/, "document.createElement('canvas')"],
	[/^HTML\w*Element\b|^Element\b/, "document.createElement('div')"],
	[/^Document\b/, 'document'],
	[/^Float32Array\b/, 'new Float32Array(8)'],
	[/^Caption$/, CAPTION],
	[/^EnsureMaxCharactersPerLineInput$/, `{captions: [${CAPTION}], maxCharsPerLine: 20}`],
	[/^TikTokPage$/, "{text: 'Sample', startMs: 0, durationMs: 500, tokens: [{text: 'Sample', fromMs: 0, toMs: 500}]}"],
	[/^LottieAnimationData$/, "{v: '5.7.4', fr: 30, ip: 0, op: 60, w: 64, h: 64, layers: [], assets: []}"],
	[/^MediaParserController$/, `${from('@remotion/media-parser')}.mediaParserController()`],
	[/^MediaParser(?:Video)?Track$/, VIDEO_TRACK],
	[/^MediaParserAudioTrack$/, `${TRACKS}.find(({type}) => type === 'audio')`],
	[/^MediaParserEmbeddedImage$/, "{data: new Uint8Array(8), mimeType: 'image/png', description: null}"],
	[/^ParseMediaOnWorker$/, `${from('@remotion/media-parser')}.parseMedia`],
	[/^OpenAiVerboseTranscription$/, "{duration: 1, language: 'english', text: 'Sample', words: [{word: 'Sample', start: 0, end: 1}]}"],
	[/^WebCodecsController$/, `${from('@remotion/webcodecs')}.webcodecsController()`],
	[/^ConvertMediaContainer$/, "'mp4'"],
	[/^WhisperWebModel$/, "'tiny.en'"],
	[/^GoogleFont$/, `(await ${from('@remotion/google-fonts')}.getAvailableFonts()[0].load())`],
	[
		/^Input$/,
		`(({ALL_FORMATS, BlobSource, Input}) => new Input({source: new BlobSource(${STAGE}.file), formats: ALL_FORMATS}))(${from('mediabunny')})`,
	],
	[/^TransitionPresentation\b(?!Component)/, `${from('@remotion/transitions/fade')}.fade()`],
	[/^CalculateMetadataFunction\b/, '() => ({})'],
	[/^(?:React\.)?(?:Mutable)?RefObject/, '{current: document.body}'],
	[/^(?:React\.)?(?:FC|ComponentType|FunctionComponent|LazyExoticComponent)/, `${STAGE}.component`],
	[/^(?:React\.)?(?:Dispatch|\w+Handler)/, '() => undefined'],
	[/^(?:React\.)?(?:ReactNode|ReactElement|PropsWithChildren)|^JSX\.Element/, '"Sample"'],
	[/^(?:readonly |Readonly)?Array|\[\]$/, '[]'],
	[/^(?:Record|(?:React\.)?CSSProperties|Partial\b)/, '{}'],
];

/** A value of a type that a sample doesn't declare itself, as an expression that may await; none when nobody knows the type. */
export const knownValue = (type: string): string | undefined => types.find(([pattern]) => pattern.test(type))?.[1];

/** Types that wrap others: their value, from those of their arguments. */
export const wrappers: Record<string, (...values: string[]) => string> = {
	Pick: (value) => value!,
	Omit: (value) => value!,
	Required: (value) => value!,
	Readonly: (value) => value!,
	NonNullable: (value) => value!,
	Awaited: (value) => value!,
	Promise: (value) => `Promise.resolve(${value})`,
	TransitionPresentationComponentProps: (passedProps) =>
		`{children: 'Sample', presentationDirection: 'entering', presentationProgress: 0.5, presentationDurationInFrames: 30, passedProps: ${passedProps}}`,
};

/** What packages hand to the functions that they call, by the type that such a function is declared with. */
export const callbackArguments = (type: string, props: string): string | undefined => {
	if (/^CalculateMetadataFunction\b/.test(type)) {
		return `[{props: ${props}, defaultProps: ${props}, abortSignal: new AbortController().signal, compositionId: 'Sample', isRendering: true}]`;
	}

	return /^MediaParserOnVideoTrack$/.test(type) ? `[{track: ${VIDEO_TRACK}, container: 'mp4'}]` : undefined;
};
