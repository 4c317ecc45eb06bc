import {expect, test} from 'vitest';
import {leanMarkup} from './lean-markup';

test('the router’s switches that are off are left out, and those that are on stay', () => {
	const context = (future: string) => `<script>window.__reactRouterContext = {"basename":"/","future":${future},"ssr":false};</script>`;
	expect(leanMarkup(context('{"v8_middleware":false,"v8_splitRouteModules":true,"v8_viteEnvironmentApi":false}'))).toBe(
		context('{"v8_splitRouteModules":true}'),
	);
	expect(leanMarkup(context('{"v8_middleware":false}'))).toBe(context('{}'));
	expect(leanMarkup(context('{"custom":{"nested":false}}'))).toBe(context('{"custom":{"nested":false}}'));
});

test('one script brings the router’s data and says that it is all', () => {
	const script = (code: string) => `<script>window.__reactRouterContext.streamController.${code}</script>`;
	const data = 'enqueue("[1]\\n");';
	expect(leanMarkup(`<!--$-->${script(data)}<!--$-->${script('close();')}<!--/$--><!--/$--></body>`)).toBe(
		`<!--$--><script>window.__reactRouterContext.streamController.${data}window.__reactRouterContext.streamController.close();</script><!--/$--></body>`,
	);
});

test('elements without content end as soon as they can', () => {
	expect(leanMarkup('<meta charSet="utf-8"/><link rel="icon" href="/a/>b.svg"/>')).toBe(
		'<meta charSet="utf-8"><link rel="icon" href="/a/>b.svg">',
	);
	expect(leanMarkup('<svg viewBox="0 0 9 9"><path d="M0 0h9"></path><circle r="1"></circle></svg>')).toBe(
		'<svg viewBox="0 0 9 9"><path d="M0 0h9"/><circle r="1"/></svg>',
	);
});

test('texts, samples and elements with content stay as they are', () => {
	const page = '<code>&lt;path d="M0 0"&gt;&lt;/path> a="b"/></code><path d="M0 0"><title>A</title></path><a href="/x"></a>';
	expect(leanMarkup(page)).toBe(page);
});
