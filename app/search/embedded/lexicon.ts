import {stem} from './words';

/** The vocabulary that the search and the assistant share: filler words and synonyms. */

/** Words that don't say what a question is about, in addition to the search's stop words. */
const FILLERS = new Set(
	(
		'able about actually after again all allow already also always am another any anyone anything anyway around available basically been before ' +
		'being believe best better between both bug call cannot cant case certain come confused consider could couldnt currently depend did didnt difference ' +
		'different do doe doesnt doing done dont each easy easily effect either else even ever every everything everytime exactly example expect explain far few find ' +
		'fine first follow get getting give go going good got great guy had hadnt happen hasnt havent he hello help her here hey heya hi him his however id idea im ' +
		'including instead isnt issue ive just keep kind know later latest least let like little look lot make man many may maybe me mean might more most much ' +
		'must myself need never new newest nice noob nor nothing now ok okay one only option other our out over own particular perfectly please plan pls plz possible probably ' +
		'problem properly provide question quite rather reason really recommended related remotion right said same saw say see seem set several she ' +
		'should shouldnt show similar simple simply since slowly solution solve some someone something sometimes somehow soon sorry still stuff such suddenly ' +
		'suggest super supposed sure take tell than thank thanks them they thing think though thought through thx together told took total totally tried try trying two ' +
		'understand unfortunately until up upon us use used useful user using usually valid various very via wa wait want wasnt way we well went were werent weird whats ' +
		'whether while who whole whos why wish within without won wonder wondering wont work working works worked would wouldnt write wrong yes yet youre'
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
	break: ['breaking', 'migration'],
	cancel: ['abort', 'cancelsignal'],
	caption: ['subtitle'],
	charge: ['pricing', 'license'],
	charging: ['pricing', 'license'],
	cheap: ['cost', 'pricing'],
	choppy: ['stutter', 'buffering', 'premount'],
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
	cut: ['trim'],
	data: ['props'],
	debian: ['linux'],
	dev: ['developer'],
	disc: ['disk'],
	display: ['show', 'animate'],
	download: ['fetch', 'load'],
	ducking: ['quieter'],
	duration: ['length', 'durationinframes'],
	dynamic: ['calculate', 'variable'],
	embed: ['player'],
	equalizer: ['visualization'],
	eta: ['remaining', 'estimate'],
	export: ['render', 'output'],
	fail: ['error'],
	faster: ['speed', 'performance', 'playbackrate'],
	fetch: ['load'],
	fewer: ['less'],
	flash: ['flicker'],
	flicker: ['jitter', 'delayrender'],
	fps: ['frame'],
	free: ['license'],
	freeze: ['pause'],
	forever: ['long', 'slow', 'stuck'],
	frontend: ['player', 'browser'],
	gap: ['premount', 'buffer', 'delay'],
	generate: ['render', 'create'],
	generation: ['render'],
	glitch: ['flicker', 'buffering', 'playback'],
	gpu: ['gl', 'hardware'],
	gray: ['grey'],
	hardware: ['gpu'],
	heap: ['memory'],
	host: ['deploy'],
	huge: ['size', 'big'],
	iam: ['aws', 'permission'],
	image: ['still', 'img', 'picture'],
	incompatible: ['mismatch'],
	install: ['create', 'project'],
	iphone: ['ios', 'safari', 'mobile'],
	jpg: ['jpeg'],
	json: ['props', 'data'],
	jump: ['seek'],
	jumpy: ['stutter', 'buffering'],
	lag: ['buffering', 'performance'],
	laggy: ['buffering', 'performance'],
	laptop: ['computer'],
	length: ['duration', 'durationinframes'],
	less: ['fewer'],
	local: ['locally', 'computer'],
	long: ['duration', 'length'],
	loud: ['volume'],
	louder: ['volume'],
	merge: ['join', 'combine', 'sequence'],
	migrate: ['upgrade'],
	mobile: ['ios', 'android'],
	move: ['transform', 'translate'],
	mp3: ['audio'],
	music: ['audio'],
	narration: ['audio'],
	paid: ['license', 'pricing'],
	online: ['server', 'deploy'],
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
	pics: ['image', 'picture'],
	picture: ['image', 'still'],
	player: ['preview'],
	portrait: ['dimensions', 'height'],
	price: ['pricing', 'license', 'cost'],
	production: ['deploy'],
	quick: ['speed', 'fast'],
	quickest: ['fast'],
	quiet: ['volume', 'mute'],
	ram: ['memory'],
	ratio: ['dimensions', 'width'],
	reduce: ['smaller'],
	reel: ['vertical', 'portrait'],
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
	shrink: ['smaller', 'fit'],
	silence: ['mute'],
	silent: ['mute'],
	size: ['dimensions', 'width', 'height'],
	slide: ['transition', 'translate'],
	slow: ['speed', 'performance', 'playbackrate'],
	slower: ['speed', 'performance', 'playbackrate'],
	smallest: ['small', 'smaller', 'size'],
	solo: ['individual'],
	song: ['audio'],
	sound: ['audio'],
	spectrum: ['visualization'],
	speech: ['transcribe', 'whisper', 'audio'],
	speed: ['performance', 'playbackrate', 'faster'],
	stop: ['freeze', 'pause'],
	stutter: ['buffering', 'playback'],
	subtitle: ['caption'],
	terminal: ['cli', 'command'],
	thread: ['concurrency'],
	thumbnail: ['still'],
	timed: ['timeout'],
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

/** Other tools for videos and animations: editors, recorders, libraries and services. */
const OTHER_TOOLS =
	'aegisub|after effects|audacity|avid|blender|bodymovin|camtasia|capcut|comfyui|creatomate|davinci|editly|eleven ?labs|' +
	'ffmpeg[-.](?:python|wasm)|filmora|final cut|fluent-ffmpeg|handbrake|imovie|kdenlive|lottie-(?:android|ios|web)|manim|' +
	'midjourney|motion canvas|moviepy|obs|opencut|openshot|photoshop|plyr|premiere|react-player|revideo|selenium|' +
	'shotstack|subtitle ?edit|video\\.js|vidstack|whisper-ctranslate2|wordpress';
const OTHER_TOOL = new RegExp(`(?<![\\p{L}\\d])(?:${OTHER_TOOLS})(?![\\p{L}\\d])`, 'iu');

/** Whether a question names a different tool, and not Remotion. */
export const namesOtherTool = (question: string): boolean => OTHER_TOOL.test(question) && !/remotion/i.test(question);
