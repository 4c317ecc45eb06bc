import {z} from 'zod';
import {defineComponent} from '../define';
import {code} from '../mdast';
import {type Commands, PackageManagerTabs} from '../package-managers/package-managers';

/** Commands that create a project, optionally from a template. */
export const createCommands = (template?: string): Commands => {
	const flag = template === undefined ? '' : ` --${template}`;
	return {
		npm: `npx create-video@latest${flag}`,
		yarn: `yarn create video${flag}`,
		pnpm: `pnpm create video${flag}`,
		bun: `bun create video${flag}`,
	};
};

export default defineComponent({
	name: 'Create',
	about: 'The command that creates a project, for each package manager.',
	example: `<Create template="blank" />`,
	props: z.strictObject({
		template: z
			.string()
			.regex(/^[a-z][a-z-]*$/, 'expected the name of a template')
			.optional()
			.describe('The template to start from.'),
	}),
	prepare: ({template}, _, page) => {
		page.showLanguage('bash');
		return createCommands(template);
	},
	Html: ({view}) => <PackageManagerTabs commands={view} />,
	markdown: ({npm}) => [code(npm, 'bash')],
});
