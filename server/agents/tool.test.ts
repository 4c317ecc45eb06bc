import {expect, test} from 'vitest';
import {z} from 'zod';
import {runTool, type Tool, type ToolContext, ToolError} from './tool';

const answerOf = (run: Tool['run']) =>
	runTool({name: 'test', title: 'Test', description: 'Test', input: z.strictObject({}), run}, {}, {} as ToolContext);

test('AGT-03 an answer that no model could read is cut off, and says so', async () => {
	const {content} = await answerOf(() => 'x'.repeat(70_000));
	const [first] = content;
	const text = first?.type === 'text' ? first.text : '';
	expect(text).toMatch(/^x{60000}\n\n\[Cut off after 60000 of 70000 characters\]$/);
});

test('AGT-03 what the model can mend is an answer, any other fault an error', async () => {
	const refuse = (error: Error) => () => {
		throw error;
	};
	expect(await answerOf(refuse(new ToolError('no such page')))).toEqual({content: [{type: 'text', text: 'no such page'}], isError: true});
	await expect(answerOf(refuse(new TypeError('our own mistake')))).rejects.toThrow('our own mistake');
});
