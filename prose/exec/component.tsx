import {z} from 'zod';
import {defineComponent} from '../define';
import {code} from '../mdast';
import {type Commands, PackageManagerTabs} from '../package-managers/package-managers';

/** Commands that run an installed package's command. */
const execCommands = (command: string): Commands => ({
	npm: `npx ${command}`,
	yarn: `yarn ${command}`,
	pnpm: `pnpm exec ${command}`,
	bun: `bunx ${command}`,
});

export default defineComponent({
	name: 'Exec',
	about: "Runs an installed package's command, with each package manager.",
	example: `<Exec command="remotion studio" />`,
	props: z.strictObject({command: z.string().trim().min(1).describe('The command and its flags.')}),
	prepare: ({command}, _, page) => {
		page.showLanguage('bash');
		return execCommands(command);
	},
	Html: ({view}) => <PackageManagerTabs commands={view} />,
	markdown: ({npm}) => [code(npm, 'bash')],
});
