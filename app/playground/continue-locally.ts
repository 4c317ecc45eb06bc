import {componentName, extraPackages, rootFile} from '../../pipeline/collections/showcase/starting-point';
import type {Project, ProjectFile} from './project';

/** A title as the name of a folder or a file. */
export const slugOf = (title: string): string =>
	title
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^[\d-]+|-+$/g, '') || 'my-video';

/** The files of a project in which this video is the only composition, and the commands that make one. */
export const localProject = (project: Project): {files: ProjectFile[]; commands: string} => {
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
		...(packages.length > 0 ? [`npx remotion add ${packages.join(' ')}`] : []),
	];
	return {files, commands: commands.join('\n')};
};

/** One script for a shell: it creates the project and writes its files. */
export const shellScript = ({files, commands}: ReturnType<typeof localProject>): string =>
	[commands, ...files.map(({name, code}) => `cat > ${name} <<'END_OF_FILE'\n${code.trimEnd()}\nEND_OF_FILE`), 'npx remotion studio'].join(
		'\n',
	);
