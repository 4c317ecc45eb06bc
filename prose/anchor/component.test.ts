import {expect, test} from 'vitest';
import {compileText, failureOf} from '../../pipeline/testing/compile';

test('an anchor is an id in the page, and nothing in its Markdown form', async () => {
	const {html, markdown, headings} = await compileText('<Anchor id="audio-codec" />\n\n## Audio [#audio]\n\nText.\n');
	expect(html).toMatch(/<span class="anchor-id" id="audio-codec"><\/span>\s*<h2 id="audio"/);
	expect(markdown).toContain('\n\n## Audio\n\nText.');
	expect(markdown).not.toContain('audio-codec');
	expect(headings.map(({id}) => id)).toEqual(['audio']);
});

test('an id that no link could have is an error', async () => {
	expect(await failureOf('<Anchor id="audio codec" />\n')).toContain('expected letters, digits and hyphens');
});
