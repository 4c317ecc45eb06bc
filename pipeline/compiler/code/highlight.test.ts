import {expect, test} from 'vitest';
import {loadHighlighter} from './highlight';

const highlight = await loadHighlighter(['bash', 'tsx']);

test.each([
	[
		'a flag',
		'npx create-video@latest --hello-world',
		'<span class="word">create-video@latest</span> <span class="word">--hello-world</span>',
	],
	['a package', 'npm i @remotion/media-utils zod', '<span class="word">@remotion/media-utils</span> zod'],
])('%s of a command in a single line is not parted at its hyphens', (_, code, html) => {
	expect(highlight(code, 'bash').join('')).toContain(html);
});

test.each([
	['a word too long for a phone', 'git clone https://github.com/remotion-dev/remotion', 'bash'],
	['a command of several lines, which scrolls', 'npm i --save-exact\nnpm run dev', 'bash'],
	['other code', 'const a = b-c;', 'tsx'],
])('%s may be', (_, code, language) => {
	expect(highlight(code, language).join('\n')).not.toContain('"word"');
});
