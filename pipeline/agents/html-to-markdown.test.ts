import {expect, test} from 'vitest';
import {htmlToMarkdown} from './html-to-markdown';

const cases: [string, string, string][] = [
	[
		'values of fields in code',
		'<pre><code>name = \'<input value="Ada">\', size = <input type="number" value="9">;<input type="color" value="#fff"></code></pre>',
		"```\nname = 'Ada', size = 9;\n```",
	],
	['no field outside of code', '<p>Search <input value="frames"></p>', 'Search'],
	['a heading that is a button', '<h3><button type="button">Your server</button></h3>', '### Your server'],
	['no other button', '<p>Text <button>Copy</button></p>', 'Text'],
	['no comments', '<p>“<!-- -->Two words<!-- -->”</p>', '“Two words”'],
	['a space between neighbors', '<p><a href="/a">One</a><a href="/b">Two</a></p>', '[One](/a) [Two](/b)'],
	['no space in code', '<pre><code><span>a</span><span>()</span></code></pre>', '```\na()\n```'],
];

test.each(cases)('%s', async (_, html, expected) => {
	expect((await htmlToMarkdown(`<main>${html}</main>`)).trim()).toBe(expected);
});
