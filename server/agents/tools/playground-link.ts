import {z} from 'zod';
import {encodeLink} from '../../../app/playground/address/link';
import {compile} from '../../../app/playground/compile/compile';
import {MAX_CODE, SETTING_LIMITS} from '../../../app/playground/project';
import {defineTool, ToolError} from '../tool';
import {problemLine} from './problem-line';

const FILE = 'Video.tsx';
const MAX_TITLE = 120;

const setting = ({min, max}: {min: number; max: number}, value: number) => z.int().min(min).max(max).default(value);

export const playgroundLink = defineTool({
	name: 'playground_link',
	title: 'Link to the playground',
	description:
		'A link that opens code in the playground of the documentation, where it plays in the browser. The link holds the code itself, nothing is stored.',
	input: z.strictObject({
		code: z.string().min(1).max(MAX_CODE).describe('One TypeScript file whose default export is the component of the video'),
		title: z.string().max(MAX_TITLE).default('Video'),
		width: setting(SETTING_LIMITS.width, 1920),
		height: setting(SETTING_LIMITS.height, 1080),
		fps: setting(SETTING_LIMITS.fps, 30),
		durationInFrames: setting(SETTING_LIMITS.durationInFrames, 150),
	}),
	async run({code, ...settings}, {docs}) {
		if ((await docs.markdown('/playground')) === undefined) {
			throw new ToolError('This site has no playground');
		}

		const files = [{name: FILE, code}];
		if (!code.trim()) {
			throw new ToolError('The code is empty');
		}

		const errors = compile(files).problems.filter(({severity}) => severity === 'error');
		if (errors.length > 0) {
			throw new ToolError(`The code can't run in the playground:\n${errors.map(problemLine).join('\n')}`);
		}

		return `${docs.url}/playground#${await encodeLink({...settings, files, props: {}})}`;
	},
});
