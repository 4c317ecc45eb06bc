import type {Setting} from './project';

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
			...all(code, /\bid(?::| ===) ['"]([A-Za-z][A-Za-z\d-]*)['"]/g),
		].filter((name) => name !== ''),
	);

/** As many as a sample relies on when it sets a concurrency. */
const processorsFor = (code: string): number => (/concurrenc/i.test(code) ? 8 : 2);

/** Files that commands read: after `-i`, as the last word of `ffprobe`, or as the value of a flag. */
const inputsOf = (code: string): string[] =>
	unique([
		...all(code, /\s-i (\S+\.\w+)/g),
		...all(code, /\bffprobe\b.*?(\S+\.\w+)$/gm),
		...all(code, /--(?:props|env-file)=(\.?[^'"\s$]+)/g),
		...all(code, /^cat (\S+)$/gm),
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

/** The project that a block of commands expects to stand in. */
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
		media: [...inputs.filter((file) => MEDIA.test(file)), ...(texts.some((file) => file.endsWith('.txt')) ? ['clip.mp4'] : [])],
	};
};

/** The project that a module expects to stand in: what it names as text is there, besides `files`. */
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
export const needsBundle = (code: string): boolean =>
	/(?:\s|['"])(?:\.\/)?build(?:\s|['"])|\bserveUrl: string\b/.test(code) && !/remotion bundle|\bbundle\(/.test(code);

/** Makes the bundle that a sample expects in `build`. */
export const MAKE_BUNDLE = 'npx remotion bundle --log=error';
