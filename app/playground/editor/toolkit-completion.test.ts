import {expect, test} from 'vitest';
import {importEdit} from './toolkit-completion';

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
