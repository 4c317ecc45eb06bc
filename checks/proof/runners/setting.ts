import path from 'node:path/posix';
import type {Setting} from './project/project';

const DURATION_IN_FRAMES = 5;

const all = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map((match) => match[1] ?? '');

const unique = (names: string[]): string[] => [...new Set(names)];

/** The last frame that a sample names, so that its compositions have it. */
const lastFrame = (code: string): number =>
	Math.max(
		DURATION_IN_FRAMES - 1,
		...all(code, /--frames?=(?:\d+-)?(\d+)/g).map(Number),
		...all(code, /\b(?:frame|frameRange): \[?(?:\d+, )?(\d+)/g).map(Number),
	);

/** Compositions that commands and calls name: `npx remotion render Intro,Outro`, `id: 'Intro'`. */
const namesIn = (code: string): string[] =>
	unique(
		[
			...all(code, /\bremotion (?:render|still|benchmark) (?:build |\S+\.tsx? )?([A-Za-z][\w,-]*)(?=\s|$)/gm).flatMap((names) =>
				names.split(','),
			),
			...all(code, /\bid(?::| ===) (?:process\.env\.\w+ \?\? )?['"]([A-Za-z][A-Za-z\d-]*)['"]/g),
			...all(code, /\bcompositions\b.*\bgrep '\^([A-Za-z][\w-]*)-'/g).map((start) => `${start}-A`),
		].filter((name) => name !== ''),
	);

/** As many as a sample relies on when it sets a concurrency. */
const processorsFor = (code: string): number => (/concurrenc/i.test(code) ? 8 : 2);

/** Files that commands read or remove: after `-i`, as the last word of `ffprobe`, or as the value of a flag. */
const inputsOf = (code: string): string[] =>
	unique([
		...all(code, /\s-i (\S+\.\w+)/g),
		...all(code, /\bffprobe\b.*?(\S+\.\w+)$/gm),
		...all(code, /--(?:props|env-file)=(\.?[^'"\s$]+)/g),
		...all(code, /\bfor \w+ in (\w+\*\.\w+);/g).map((file) => file.replace('*', '1')),
		...all(code, /^(?:cat|rm) ([^\s-]\S*)$/gm).map((file) => file.replaceAll('*', '')),
	]).map((file) => file.replace(/^\.\//, ''));

const MEDIA = /\.(?:mp4|mov|mkv|avi|webm|wav|mp3|m4a|aac)$/i;
const FOLDERS = /(?:^|[\s='"])((?:\.\/)?(?:[\w-]+\/)+)[\w$*.-]+\.\w+/gm;

const contentOf = (file: string): string => {
	if (file.endsWith('.json')) {
		return '{}';
	}

	// What `ffmpeg -f concat` reads.
	return file.endsWith('.txt') ? "file 'clip.mp4'\n" : 'NAME=value\n';
};

/** The project that a block of commands expects to be in. */
export const settingOfCommands = (code: string): Setting => {
	const ids = namesIn(code);
	const inputs = inputsOf(code);
	const texts = inputs.filter((file) => !MEDIA.test(file));
	const folders = all(code, FOLDERS).filter((folder) => !folder.includes('node_modules'));
	return {
		ids: ids.length > 0 ? ids : ['MyVideo'],
		durationInFrames: lastFrame(code) + 1,
		entryPoints: unique(all(code, /\s((?:[\w-]+\/)+index\.tsx?)\b/g)),
		files: {
			...Object.fromEntries(folders.map((folder) => [`${folder}.keep`, ''])),
			...(code.includes('data/*.json') ? {'data/first.json': '{}'} : {}),
			...Object.fromEntries(texts.map((file) => [file, contentOf(file)])),
		},
		processors: processorsFor(code),
		media: [
			...inputs.filter((file) => MEDIA.test(file)),
			...texts.filter((file) => file.endsWith('.txt')).map((file) => path.join(path.dirname(file), 'clip.mp4')),
		],
	};
};

/** The project that a module expects to be in: what it names as text is there, besides `files`. */
export const settingOfModule = (code: string, files: Record<string, string>): Setting => {
	const ids = namesIn(code);
	const named = unique(all(code, /['"`]((?:\.?\/?[\w-]+\/)*[\w-]+\.\w+)['"`]/g))
		.map((file) => file.replace(/^\.?\//, ''))
		.filter((file) => MEDIA.test(file) && !file.startsWith('out/'));
	return {
		ids: ids.length > 0 ? ids : ['MyVideo'],
		durationInFrames: lastFrame(code) + 1,
		entryPoints: unique(all(code, /['"](?:\.\/)?((?:[\w-]+\/)+index\.tsx?)['"]/g)).filter((entry) => entry !== 'src/index.ts'),
		files: {...Object.fromEntries(all(code, /\breadFile\('([\w-]+\.(?:jpe?g|png))'\)/g).map((picture) => [picture, ''])), ...files},
		media: unique([
			...named.flatMap((file) => (file.startsWith('public/') ? [file] : [file, `public/${file}`])),
			...all(code, /['"](public\/[\w-]+)['"]/g).map((folder) => `${folder}/clip.mp4`),
		]),
		processors: processorsFor(code),
		type: 'module',
	};
};

/** Whether a sample renders a bundle that it didn't make itself. */
const needsBundle = (code: string): boolean =>
	/(?:\s|['"])(?:\.\/)?build(?:\s|['"])|\bserveUrl: string\b/.test(code) && !/remotion bundle|\bbundle\(/.test(code);

const MAKE_BUNDLE = 'npx remotion bundle --log=error';
const BROWSER = 'node_modules/.remotion/chrome-headless-shell/linux64/chrome-headless-shell-linux64/chrome-headless-shell';
/** Where samples say that a browser is installed. */
const OWN_BROWSER = /\/opt\/chrome\/chrome\b/;

/** Commands that make what a sample expects and no file can be: a bundle in `build`, or a browser of the reader's own. */
export const preparationFor = (code: string): string | undefined =>
	[
		...(needsBundle(code) ? [MAKE_BUNDLE] : []),
		...(OWN_BROWSER.test(code) ? [`mkdir -p /opt/chrome; cp ${BROWSER} /opt/chrome/chrome`] : []),
	].join('; ') || undefined;
