import {describe, expect, test} from 'vitest';
import {brokenLinks, readWritten} from './check-written';

const target = readWritten('/docs/spring', '<h2 id="config">Config</h2><h2 id="größe">Größe</h2>');
const gallery = readWritten('/templates', '<ul id="list"></ul>');
const exists = (path: string) => ['/', '/docs/spring', '/templates', '/llms.txt', '/blog/page/2'].includes(path);

describe('links of written pages', () => {
	test.each([
		['<a href="/docs/spring">', []],
		['<a href="/docs/spring/?x=1#config">', []],
		['<a class="x" href="/docs/spring#gr%C3%B6%C3%9Fe">', []],
		['<a href="/llms.txt">', []],
		['<a href="/templates#list">', []],
		['<a href="#here"><p id="here">', []],
		['<a href="https://elsewhere.example/x#y">', []],
		['<link href="/missing.css">', []],
		['<a href="/templates#none">', ['broken link to /templates#none']],
		['<a href="/docs/spring#gone">', ['broken link to /docs/spring#gone']],
		['<a href="/blog/page/99">', ['broken link to /blog/page/99']],
		['<a href="#%">', ['broken link to #%']],
		['<a href="#100%"><p id="100%">', []],
		['<a href="#nowhere">', ['broken link to #nowhere']],
	])('%s', (html, messages) => {
		const page = readWritten('/', html);
		expect(brokenLinks([page, target, gallery], exists, '/site').map(({message}) => message)).toEqual(messages);
	});
});
