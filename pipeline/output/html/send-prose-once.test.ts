import {expect, test} from 'vitest';
import {changeRouterData} from './router-data';
import {sendProseOnce} from './send-prose-once';

const slimmed = (html: string): string => changeRouterData(html, (values) => sendProseOnce(values, html));

const text = (mark: string) => `<p>${mark} &amp; “quotes”, <code>$&amp;</code> ${'word '.repeat(60)}</p>`;
const page = (prose: string[], data: unknown[]) => {
	const literal = JSON.stringify(`${JSON.stringify(data)}\n`).replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
	const body = prose.map((html) => `<section><div class="prose">${html}</div></section>`).join('');
	return `<body>${body}<script>window.__reactRouterContext.streamController.enqueue(${literal});</script></body>`;
};

test('each text of a page is in it once: its data names the text instead', () => {
	const data = [{_1: 2, _3: 4}, 'html', text('A'), 'sourceHtml', text('B'), 'description', 'Short <b>text</b>'];
	const slim = slimmed(page([text('B'), text('A')], data));
	expect(slim).toBe(page([text('B'), text('A')], [{_1: 2, _3: 4}, 'html', 'prose:1', 'sourceHtml', 'prose:0', 'description', data[6]]));
});

test('the code of a live source is such a text, too', () => {
	const body = (value: string) =>
		page([text('A')], ['html', value]).replace('<script>', () => `<span data-prose="">${text('code')}</span><script>`);
	expect(slimmed(body(text('code')))).toBe(body('prose:1'));
});

test.each([
	['a text that the page does not show', page([text('A')], ['html', text('B')])],
	['a short text', page(['<p>Hi</p>'], ['html', '<p>Hi</p>'])],
	['a page without data', '<body><div class="prose"><p>Hi</p></div></body>'],
])('%s stays', (_, html) => {
	expect(slimmed(html)).toBe(html);
});
