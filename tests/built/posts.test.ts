import {XMLParser} from 'fast-xml-parser';
import {expect, test} from '../support/sites/built-test';

test('BLG-03 RSS, Atom and JSON feeds list all posts with working URLs', async ({get, read}) => {
	const parser = new XMLParser({ignoreAttributes: false});
	const rss = parser.parse(await read('/blog/rss.xml')).rss.channel;
	expect(rss.item).toHaveLength(25);
	const atom = parser.parse(await read('/blog/atom.xml')).feed;
	expect(atom.entry).toHaveLength(25);
	const json = (await (await get('/blog/feed.json')).json()) as {version: string; items: {url: string; title: string}[]};
	expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
	expect(json.items).toHaveLength(25);
	for (const {url} of json.items) {
		expect((await get(new URL(url).pathname)).status, url).toBe(200);
	}
});
