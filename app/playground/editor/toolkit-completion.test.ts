import {CompletionContext} from '@codemirror/autocomplete';
import {EditorState} from '@codemirror/state';
import {expect, test, vi} from 'vitest';
import {completeToolkit, importEdit} from './toolkit-completion';

const after = (code: string): string => {
	const edit = importEdit(code, 'spring', 'remotion');
	return edit ? code.slice(0, edit.from) + edit.insert + code.slice(edit.from) : code;
};

test.each([
	['', "import {spring} from 'remotion';\n"],
	["import {Sequence} from 'remotion';", "import {Sequence, spring} from 'remotion';"],
	["import {\n  Sequence,\n} from 'remotion';", "import {\n  Sequence, spring,\n} from 'remotion';"],
	["import {Sequence, spring} from 'remotion';", "import {Sequence, spring} from 'remotion';"],
	["import {noise2D} from '@remotion/noise';", "import {spring} from 'remotion';\nimport {noise2D} from '@remotion/noise';"],
	["import {} from 'remotion';", "import {spring} from 'remotion';"],
])('PLY-01 a completed name is imported: %j', (code, expected) => {
	expect(after(code)).toBe(expected);
});

test('PLY-01 names that could not be fetched are asked for again with the next word', async () => {
	const context = new CompletionContext(EditorState.create({doc: 'spr'}), 3, true);
	const names = {remotion: [{name: 'spring', kind: 'function'}]};
	const answers = [
		() => Promise.reject(new Error('offline')),
		async () => new Response('', {status: 500}),
		async () => Response.json(names),
	];
	vi.stubGlobal('fetch', () => answers.shift()!());
	expect(await completeToolkit(context)).toBeNull();
	expect(await completeToolkit(context)).toBeNull();
	expect((await completeToolkit(context))?.options.map(({label}) => label)).toEqual(['spring']);
	expect((await completeToolkit(context))?.options).toHaveLength(1);
	vi.unstubAllGlobals();
});
