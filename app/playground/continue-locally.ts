import {componentName, extraPackages, rootFile} from '../../pipeline/collections/showcase/starting-point';
import type {NeededFiles} from './assets/assets';
import type {Project, ProjectFile} from './project';

/** A title as the name of a folder or a file. */
export const slugOf = (title: string): string =>
	title
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^[\d-]+|-+$/g, '') || 'my-video';

/**
 * The files of a project in which this video is the only composition, and the commands that make one. The site's sample
 * files are fetched from `origin`; `missing` are the reader's, which only they can put into `public/`.
 */
export const localProject = (
	project: Project,
	{samples, own}: NeededFiles,
	origin: string,
): {files: ProjectFile[]; commands: string; missing: string[]} => {
	const slug = slugOf(project.title);
	const [entry, ...others] = project.files;
	const packages = [...new Set(project.files.flatMap(({code}) => extraPackages(code)))];
	const files = [
		{name: `src/${componentName(slug)}.tsx`, code: entry?.code ?? ''},
		...others.map(({name, code}) => ({name: `src/${name}`, code})),
		{name: 'src/Root.tsx', code: `${rootFile(slug, {...project, defaultProps: project.props as Record<string, never>})}\n`},
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

/** One script for a shell: it creates the project and writes its files. */
export const shellScript = ({files, commands, missing}: ReturnType<typeof localProject>): string =>
	[
		commands,
		...missing.map((name) => `echo 'Copy ${name} into public/'`),
		...files.map(({name, code}) => `cat > ${name} <<'END_OF_FILE'\n${code.trimEnd()}\nEND_OF_FILE`),
		'npx remotion studio',
	].join('\n');
