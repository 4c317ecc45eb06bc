import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {describe, expect, test} from 'vitest';
import {siteConfigSchema} from '../../config/schema';
import {smallConfig} from '../../testing/small-config';
import {blogFeeds, type FeedPost} from './feeds';

const author = {key: 'jo', name: 'Jo & Co', url: 'https://jo.example'};
const post = (slug: string, date: string): FeedPost => ({
	path: `/blog/${slug}`,
	title: `Version <${slug}>`,
	description: 'What is new & good',
	date,
	authors: [author],
	readingMinutes: 3,
	tags: [],
	previewHtml: '<p>Read <a href="/docs">the docs</a> ]]> <img src="/a.png" alt=""/><a href="//cdn.example">x</a></p>',
});
const feeds = blogFeeds([post('1-0', '2021-02-08'), post('2-0', '2022-02-08')], siteConfigSchema.parse(smallConfig));
const parser = new XMLParser({ignoreAttributes: false, processEntities: true});

describe('BLG-03 the blog feeds', () => {
	test('RSS is valid, newest post first', () => {
		expect(XMLValidator.validate(feeds.rss)).toBe(true);
		const {channel, ...attributes} = parser.parse(feeds.rss).rss;
		expect(attributes['@_version']).toBe('2.0');
		expect(channel).toMatchObject({title: 'Videos blog', link: 'https://videos.example/blog', description: 'Made with code'});
		expect(channel.item.map(({title, link, pubDate}: Record<string, string>) => [title, link, pubDate])).toEqual([
			['Version <2-0>', 'https://videos.example/blog/2-0', 'Tue, 08 Feb 2022 00:00:00 GMT'],
			['Version <1-0>', 'https://videos.example/blog/1-0', 'Mon, 08 Feb 2021 00:00:00 GMT'],
		]);
		// RSS wants an email address there.
		expect(channel.item[0]).not.toHaveProperty('author');
	});

	test('Atom is valid, with its own URL, the site as author and dates', () => {
		expect(XMLValidator.validate(feeds.atom)).toBe(true);
		const {feed} = parser.parse(feeds.atom);
		expect(feed.id).toBe('https://videos.example/blog');
		expect([feed.link].flat()).toContainEqual(expect.objectContaining({'@_rel': 'self', '@_href': 'https://videos.example/blog/atom.xml'}));
		expect(feed.updated).toBe('2022-02-08T00:00:00.000Z');
		expect(feed.entry[0]).toMatchObject({
			id: 'https://videos.example/blog/2-0',
			updated: '2022-02-08T00:00:00.000Z',
		});
		expect(feed.author).toEqual({name: 'Videos', uri: 'https://videos.example/'});
	});

	test('the JSON feed has what its version 1.1 asks for', () => {
		const feed = JSON.parse(feeds.jsonFeed);
		expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
		expect(feed).toMatchObject({
			title: 'Videos blog',
			home_page_url: 'https://videos.example/blog',
			feed_url: 'https://videos.example/blog/feed.json',
		});
		expect(feed.items[0]).toMatchObject({
			id: 'https://videos.example/blog/2-0',
			url: 'https://videos.example/blog/2-0',
			title: 'Version <2-0>',
			date_published: '2022-02-08T00:00:00.000Z',
		});
	});

	test('links inside of a post lead to the site from anywhere', () => {
		const {content_html: html} = JSON.parse(feeds.jsonFeed).items[0];
		expect(html).toContain('href="https://videos.example/docs"');
		expect(html).toContain('src="https://videos.example/a.png"');
		expect(html).toContain('href="//cdn.example"');
	});

	test('a blog without posts still has valid feeds', () => {
		const empty = blogFeeds([], siteConfigSchema.parse(smallConfig));
		expect([XMLValidator.validate(empty.rss), XMLValidator.validate(empty.atom)]).toEqual([true, true]);
		expect(JSON.parse(empty.jsonFeed).items).toEqual([]);
	});
});
