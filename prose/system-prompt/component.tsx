import {z} from 'zod';
import {CodeFigure} from '../code/code-figure';
import {defineComponent} from '../define';
import {code} from '../mdast';

export default defineComponent({
	name: 'SystemPrompt',
	about:
		'The prompt for coding assistants, made of `content/partials/system-prompt.txt` and the facts; the same text as `/system-prompt.txt`.',
	example: '<SystemPrompt />',
	props: z.strictObject({}),
	prepare: (_props, _node, page) => {
		page.showLanguage('text');
		return page.systemPrompt();
	},
	Html: ({view}) => <CodeFigure sample={{code: view, language: 'text', marked: []}} />,
	markdown: (prompt) => [code(prompt, 'text')],
});
