import {slugify} from '../../pipeline/base/text/slugify';
import {extraPackages, rootFile} from '../../pipeline/collections/showcase/starting-point';
import type {NeededFiles} from './assets/assets';
import {readImports} from './compile/imports';
import type {Project, ProjectFile} from './project';

/** A title as the name of a folder, a file and a composition, without leading digits. */
export const fileNameOf = (title: string): string => slugify(title).replace(/^[\d-]+/, '') || 'my-video';

/** The folder for the video's files, so that they don't overwrite those of the template. */
const FOLDER = 'video';

/**
 * The files of a Remotion project in which this video is the only composition, and the commands that create it. Sample files are downloaded from
 * `origin`. `missing` are the reader's own files, which they have to copy into `public/` themselves.
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

/** A here-document delimiter that doesn't occur in the text, which would end early otherwise, and run the rest as commands. */
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

/** A shell script that creates the project and writes its files. It stops at the first command that fails. */
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
