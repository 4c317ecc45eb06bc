import {z} from 'zod';
import {systemPrompt} from '../../pipeline/agents/system-prompt';
import {CodeFigure} from '../../pipeline/compiler/code/code-figure';
import {code, defineComponent} from '../define';

export default defineComponent({
	name: 'SystemPrompt',
	about:
		'The prompt for coding assistants, made of `content/partials/system-prompt.txt` and the facts; the same text as `/system-prompt.txt`.',
	example: '<SystemPrompt />',
	props: z.strictObject({}),
	prepare: (_props, _node, context) => {
		const {prompt, files} = systemPrompt();
		for (const file of files) {
			context.files.add(file);
		}

		context.languages.add('text');
		return prompt;
	},
	Html: ({view}) => <CodeFigure sample={{code: view, language: 'text', marked: []}} />,
	markdown: (prompt) => [code(prompt, 'text')],
});
