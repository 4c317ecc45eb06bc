import {z} from 'zod';
import {isToolkitPackage} from '../../pipeline/base/toolkit-package';
import {defineComponent} from '../define';
import {code} from '../mdast';
import {type Commands, PackageManagerTabs} from '../package-managers/package-managers';

/** All toolkit packages must have exactly the same version, so a range would be wrong for them. `given` may end in a version. */
const needsExactVersion = (given: string): boolean => isToolkitPackage(given.replace(/(?<=.)@.*$/, ''));

/** Commands that install packages. Toolkit packages are saved with their exact version. */
export const installCommands = (packages: string, {dev = false} = {}): Commands => {
	const exact = packages.split(/\s+/).some(needsExactVersion);
	const command = (add: string, exactFlag: string, devFlag: string) =>
		[add, exact && exactFlag, dev && devFlag, packages].filter(Boolean).join(' ');
	return {
		npm: command('npm install', '--save-exact', '--save-dev'),
		yarn: command('yarn add', '--exact', '--dev'),
		pnpm: command('pnpm add', '--save-exact', '--save-dev'),
		bun: command('bun add', '--exact', '--dev'),
	};
};

export default defineComponent({
	name: 'Install',
	about: 'The command that installs packages, for each package manager.',
	example: `<Install packages="@remotion/player" />`,
	props: z.strictObject({
		packages: z.string().trim().min(1).describe('Names of packages, with a space between them.'),
		dev: z.boolean().default(false).describe('Installs them as development dependencies.'),
	}),
	prepare: ({packages, dev}, _, page) => {
		page.showLanguage('bash');
		return installCommands(packages, {dev});
	},
	Html: ({view}) => <PackageManagerTabs commands={view} />,
	markdown: ({npm}) => [code(npm, 'bash')],
});
