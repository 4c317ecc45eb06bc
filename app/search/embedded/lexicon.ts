import {stem} from './words';

// The vocabulary that the search and the assistant share: filler words, synonyms, and other tools.

/** Words that don't say what a question is about, in addition to the search's stop words. */
const FILLERS = new Set(
	(
		'able about actually after afterwards again all allow already alright also always am annoying another any anybody anyhow anyone anything ' +
		'anyway anyways apparently around asap available awful badly basically been before being believe best better between boss both btw bug ' +
		'bunch call cannot cant case certain come completely confused consider could couldnt coworker crazy currently decent definitely depend did ' +
		'didnt difference different do doe doesnt doing done dont dude each easily easy effect either else entire entirely even ever every ' +
		'everybody everyone everything everytime exactly example expect explain far felt few figure figured find fine first follow forgot friend ' +
		'furthermore fyi get getting give go going gonna good got gotta great guy guys had hadnt happen hardly hasnt hate havent he hello help her ' +
		'here hey heya hi him his hmm honestly hopefully hoping horrible however id idea im including insane instead isnt issue ive just keep kind ' +
		'kinda know lately later latest learned learnt least let like little lol look lot love make man many may maybe me mean meanwhile mess might ' +
		'month more most much must myself nah need never new newest nice nicely noob nope nor nothing now nowadays ok okay omg one only option ' +
		'other ought our out over overall own particular perfect perfectly perhaps plan please pls plz possible probably problem properly provide ' +
		'question quite rather realize realized really reason recently recommended related reliable reliably remotion ridiculous right said same ' +
		'saw say see seem set several shall she should shouldnt show similar simple simply since slowly solution solve some somebody somehow ' +
		'someone something sometimes soon sorry sorta still struggle struggling stuff stupid such suddenly suggest super supposed sure take tell ' +
		'terrible than thank thanks them they thing think though thought through thx today together told tomorrow ton tonight tons took total ' +
		'totally tried try trying two understand unfortunately until up upon us use used useful user using usually valid various very via wa wait ' +
		'wanna want wasnt way we week weekend weird weirdly well went were werent whats whether while who whole whos why wish within without won ' +
		'wonder wondering wont work worked working works would wouldnt write wrong wtf yeah yep yes yesterday yet youre'
	).split(' '),
);

/** Whether a word says what a question is about: `takes` doesn't, because `take` doesn't. */
export const isTelling = (word: string): boolean => {
	const root = stem(word);
	const forms = root === word ? [word] : [word, root, `${root}e`];
	return !forms.some((form) => FILLERS.has(form));
};

/** Words that readers use, with the words that the pages use. */
const SYNONYMS: Record<string, string[]> = {
	abort: ['cancel'],
	alpha: ['transparency', 'transparent'],
	anim: ['animation'],
	api: ['fetch'],
	appear: ['animate'],
	aspect: ['dimensions', 'width'],
	audio: ['sound'],
	aws: ['lambda'],
	backward: ['reverse'],
	batch: ['dataset'],
	begin: ['start', 'create'],
	bg: ['background'],
	bigger: ['size', 'scale'],
	blurry: ['sharp', 'quality'],
	bounce: ['spring'],
	bouncy: ['spring'],
	break: ['breaking', 'migration'],
	budget: ['cost'],
	cancel: ['abort', 'cancelsignal'],
	caption: ['subtitle'],
	charge: ['pricing', 'license'],
	charging: ['pricing', 'license'],
	chatgpt: ['ai', 'agent'],
	cheap: ['cost', 'pricing'],
	chopped: ['cut'],
	choppy: ['stutter', 'buffering', 'premount'],
	chroma: ['green'],
	chrome: ['chromium'],
	chromium: ['chrome'],
	clip: ['video'],
	codec: ['encoding'],
	color: ['colour'],
	commercial: ['license', 'company'],
	comp: ['composition'],
	company: ['license'],
	compress: ['size', 'bitrate', 'crf'],
	concatenate: ['join', 'combine', 'sequence'],
	concurrent: ['parallel', 'simultaneous', 'concurrency'],
	container: ['docker'],
	core: ['concurrency', 'cpu'],
	cost: ['pricing', 'license'],
	cpu: ['concurrency'],
	crash: ['fail', 'memory'],
	crop: ['objectfit', 'cropping'],
	crossfade: ['fade', 'transition'],
	csv: ['dataset'],
	cut: ['trim'],
	data: ['props'],
	debian: ['linux'],
	desync: ['sync'],
	dev: ['developer'],
	disc: ['disk'],
	display: ['show', 'animate'],
	dissolve: ['fade', 'transition'],
	download: ['fetch', 'load'],
	ducking: ['quieter'],
	duration: ['length', 'durationinframes'],
	dynamic: ['calculate', 'variable'],
	ease: ['easing'],
	echarts: ['chart'],
	elastic: ['spring', 'easing'],
	embed: ['player'],
	employee: ['company', 'license'],
	enormous: ['big'],
	equalizer: ['visualization'],
	eta: ['remaining', 'estimate'],
	excel: ['csv', 'dataset'],
	expensive: ['cost'],
	export: ['render', 'output'],
	fail: ['error'],
	faster: ['speed', 'performance', 'playbackrate'],
	fetch: ['load'],
	fewer: ['less'],
	flash: ['flicker'],
	flicker: ['jitter', 'delayrender'],
	footage: ['video'],
	forever: ['long', 'slow', 'stuck'],
	fps: ['frame'],
	free: ['license'],
	freeze: ['pause'],
	frontend: ['player', 'browser'],
	froze: ['freeze'],
	gap: ['premount', 'buffer', 'delay'],
	gcp: ['cloudrun', 'google'],
	generate: ['render', 'create'],
	generation: ['render'],
	gigantic: ['big'],
	glitch: ['flicker', 'buffering', 'playback'],
	gpu: ['gl', 'hardware'],
	graph: ['chart'],
	gray: ['grey'],
	greenscreen: ['chroma', 'green'],
	grew: ['grow'],
	hardware: ['gpu'],
	heap: ['memory'],
	hiccup: ['stutter'],
	host: ['deploy'],
	huge: ['size', 'big'],
	iam: ['aws', 'permission'],
	image: ['still', 'img', 'picture'],
	incompatible: ['mismatch'],
	install: ['create', 'project'],
	iphone: ['ios', 'safari', 'mobile'],
	jagged: ['stutter', 'flicker'],
	janky: ['stutter'],
	jpg: ['jpeg'],
	json: ['props', 'data'],
	judder: ['stutter'],
	jump: ['seek'],
	jumpy: ['stutter', 'buffering'],
	k8s: ['kubernetes'],
	karaoke: ['caption', 'tiktok'],
	lag: ['buffering', 'performance'],
	laggy: ['buffering', 'performance'],
	laptop: ['computer'],
	length: ['duration', 'durationinframes'],
	less: ['fewer'],
	llm: ['ai'],
	local: ['locally', 'computer'],
	long: ['duration', 'length'],
	loud: ['volume'],
	louder: ['volume'],
	massive: ['big'],
	merge: ['join', 'combine', 'sequence'],
	migrate: ['upgrade'],
	mobile: ['ios', 'android'],
	money: ['cost', 'license'],
	move: ['transform', 'translate'],
	mp3: ['audio'],
	music: ['audio'],
	narration: ['audio'],
	online: ['server', 'deploy'],
	oom: ['memory'],
	paid: ['license', 'pricing'],
	parameter: ['props'],
	parametrize: ['parameterize', 'props'],
	params: ['props'],
	pause: ['freeze'],
	pay: ['license', 'pricing'],
	payment: ['license', 'pricing'],
	performance: ['speed', 'faster'],
	phone: ['mobile', 'ios'],
	photo: ['image', 'still'],
	pic: ['image', 'picture'],
	pick: ['choose'],
	pics: ['image', 'picture'],
	picture: ['image', 'still'],
	pixelated: ['sharp', 'quality'],
	player: ['preview'],
	portrait: ['dimensions', 'height'],
	price: ['pricing', 'license', 'cost'],
	pricing: ['cost', 'license'],
	production: ['deploy'],
	programmatic: ['code', 'nodejs'],
	quick: ['speed', 'fast'],
	quickest: ['fast'],
	quiet: ['volume', 'mute'],
	ram: ['memory'],
	ratio: ['dimensions', 'width'],
	recharts: ['chart'],
	reduce: ['smaller'],
	reel: ['vertical', 'portrait'],
	refresh: ['reload'],
	repeat: ['loop'],
	resell: ['sell', 'license'],
	resolution: ['dimensions', 'width', 'scale'],
	resume: ['freeze'],
	reveal: ['animate'],
	reverse: ['backward'],
	rotate: ['transform'],
	screenshot: ['still'],
	secs: ['second'],
	serverless: ['lambda'],
	shorten: ['trim'],
	shrank: ['shrink'],
	shrink: ['smaller', 'fit'],
	shrunk: ['shrink'],
	silence: ['mute'],
	silent: ['mute'],
	size: ['dimensions', 'width', 'height'],
	slid: ['slide'],
	slide: ['transition', 'translate'],
	slow: ['speed', 'performance', 'playbackrate'],
	slower: ['speed', 'performance', 'playbackrate'],
	sluggish: ['slow'],
	smallest: ['small', 'smaller', 'size'],
	solo: ['individual'],
	song: ['audio'],
	sound: ['audio'],
	spectrum: ['visualization'],
	sped: ['speed'],
	speech: ['transcribe', 'whisper', 'audio'],
	speed: ['performance', 'playbackrate', 'faster'],
	spreadsheet: ['csv', 'dataset'],
	spun: ['spin'],
	srt: ['subtitle', 'caption'],
	startup: ['company'],
	stop: ['freeze', 'pause'],
	stutter: ['buffering', 'playback'],
	subtitle: ['caption'],
	terminal: ['cli', 'command'],
	thread: ['concurrency'],
	thumbnail: ['still'],
	timed: ['timeout'],
	timer: ['countdown'],
	times: ['timeout'],
	transcribe: ['whisper', 'caption'],
	transcription: ['transcribe', 'whisper'],
	transition: ['transitionseries'],
	transparency: ['alpha', 'transparent'],
	transparent: ['alpha', 'transparency'],
	typeface: ['font'],
	ubuntu: ['linux'],
	upgrade: ['migration'],
	upload: ['s3', 'bucket'],
	variable: ['dynamic', 'calculate'],
	vertical: ['dimensions', 'height'],
	vid: ['video'],
	vids: ['video'],
	viewer: ['user'],
	visitor: ['user'],
	voice: ['audio', 'speech'],
	voiceover: ['audio', 'speech'],
	waveform: ['visualization'],
	website: ['player', 'app'],
	zoom: ['scale', 'transform'],
};

const byStem = new Map(Object.entries(SYNONYMS).map(([word, others]) => [stem(word), others]));

/** The synonyms of a word, in any of its forms. */
export const synonymsOf = (word: string): readonly string[] => byStem.get(stem(word)) ?? [];

/** Words with their synonyms. One that is asked for itself is nobody's synonym: in `embed the player`, the player counts once. */
export const withSynonyms = (words: readonly string[]): {word: string; alike: readonly string[]}[] => {
	const asked = new Set(words.map(stem));
	return words.map((word) => ({word, alike: synonymsOf(word).filter((other) => !asked.has(stem(other)))}));
};

/** Other tools for videos and animations: editors, recorders, libraries and services. */
const OTHER_TOOLS =
	'aegisub|after effects|audacity|avid|blender|bodymovin|camtasia|capcut|chartjs-node-canvas|comfyui|creatomate|davinci|editly|eleven ?labs|' +
	'ffmpeg[-.](?:python|wasm)|filmora|final cut|fluent-ffmpeg|handbrake|imovie|kdenlive|lottie-(?:android|ios|web)|manim|' +
	'midjourney|motion canvas|moviepy|obs|opencut|openshot|photoshop|plyr|premiere|react-player|revideo|selenium|' +
	'shotstack|subtitle ?edit|video\\.js|vidstack|whisper-ctranslate2|wordpress';
const OTHER_TOOL = new RegExp(`(?<![\\p{L}\\d])(?:${OTHER_TOOLS})(?![\\p{L}\\d])`, 'iu');

/** A question about bringing something from the other tool along: `import a Premiere project`. */
const FROM_OTHER_TOOL = new RegExp(`\\bimport(?:ing)? (?:an? |my |our |the )?(?:adobe )?(?:${OTHER_TOOLS})`, 'iu');

/** Whether a question is about a different tool, and not Remotion. */
export const namesOtherTool = (question: string): boolean =>
	OTHER_TOOL.test(question) && !/remotion/i.test(question) && !FROM_OTHER_TOOL.test(question);

/** Names that consist of filler words, by the word of them that counts, unless readers only compare with what they know. */
const NAMES_OF_FILLERS: Record<string, RegExp> = {
	effects: /(?<!\b(?:like in|(?:coming|came|moving|switching) from) (?:adobe )?)\bafter[\s-]?effects\b/i,
};

/** Those of a question's words that say what it's about. */
export const tellingWords = (words: readonly string[], question: string): string[] =>
	words.filter((word) => isTelling(word) || NAMES_OF_FILLERS[word]?.test(question));
