import {slugify} from '../../pipeline/base/text/slugify';
import {extraPackages, rootFile} from '../../pipeline/collections/showcase/starting-point';
import type {NeededFiles} from './assets/assets';
import {readImports} from './compile/imports';
import type {Project, ProjectFile} from './project';

/** A title as the name of a folder or a file. Without digits in front: a composition is named after it, too. */
export const fileNameOf = (title: string): string => slugify(title).replace(/^[\d-]+/, '') || 'my-video';

/** Where the video's files go: beside those of the template, so that none takes the place of another. */
const FOLDER = 'video';

/**
 * The files of a project in which this video is the only composition, and the commands that make one. The site's sample
 * files are fetched from `origin`; `missing` are the reader's, which only they can put into `public/`.
 */
export const localProject = (
	project: Project,
	{samples, own}: NeededFiles,
	origin: string,
): {files: ProjectFile[]; commands: string; missing: string[]} => {
	const slug = fileNameOf(project.title);
	const packages = extraPackages(project.files.flatMap(({code}) => readImports(code).map(({specifier}) => specifier)));
	const entry = project.files[0]?.name.replace(/\.tsx?$/, '') ?? '';
	const video = {...project, defaultProps: project.props as Record<string, never>};
	const files = [
		...project.files.map(({name, code}) => ({name: `src/${FOLDER}/${name}`, code})),
		{name: 'src/Root.tsx', code: `${rootFile(slug, video, `./${FOLDER}/${entry}`)}\n`},
	];
	const commands = [
		`npx create-video@latest --blank ${slug}`,
		`cd ${slug}`,
		'npm install',
		...samples.map((name) => `curl --create-dirs -o public/${name} ${origin}/${name}`),
		...(packages.length > 0 ? [`npx remotion add ${packages.join(' ')}`] : []),
	];
	return {files, commands: commands.join('\n'), missing: own};
};

/** A line that ends a text and is none of the text's own: what follows it runs as commands. */
const endOf = (text: string): string => {
	const lines = new Set(text.split('\n'));
	let end = 'END_OF_FILE';
	while (lines.has(end)) {
		end += '_';
	}

	return end;
};

const writeFile = ({name, code}: ProjectFile): string => {
	const end = endOf(code);
	return `cat > ${name} <<'${end}'\n${code.trimEnd()}\n${end}`;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** One script for a shell: it creates the project and writes its files. It stops at the first command that fails. */
export const shellScript = ({files, commands, missing}: ReturnType<typeof localProject>): string =>
	[
		'(',
		'set -e',
		commands,
		`mkdir -p src/${FOLDER}`,
		...missing.map((name) => `echo ${quoted(`Copy ${name} into public/`)}`),
		...files.map(writeFile),
		'npx remotion studio',
		')',
	].join('\n');
