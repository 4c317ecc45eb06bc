import {Feed} from 'feed';
import type {SiteConfig} from '../config/schema';
import type {PostPreview} from '../content/types';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'locales'>;
export type FeedPost = PostPreview & {html?: string};

/** Where each form of the blog feed lies. */
export const feedPaths = {rss: '/blog/rss.xml', atom: '/blog/atom.xml', json: '/blog/feed.json'} as const;

/** The blog as RSS, Atom and JSON feed, newest post first. Links inside of texts are made absolute. */
export const blogFeeds = (posts: readonly FeedPost[], {title, tagline, url, locales}: Site): Record<keyof typeof feedPaths, string> => {
	const newest = [...posts].sort((a, b) => b.date.localeCompare(a.date));
	const link = `${url}/blog`;
	const feed = new Feed({
		id: link,
		link,
		title: `${title} blog`,
		description: tagline,
		language: locales.list.find(({code}) => code === locales.default)?.tag ?? locales.default,
		copyright: `© ${title}`,
		generator: false,
		updated: newest[0] ? dayStart(newest[0].date) : new Date(0),
		feedLinks: {rss: url + feedPaths.rss, atom: url + feedPaths.atom, json: url + feedPaths.json},
	});
	for (const post of newest) {
		const address = url + post.path;
		feed.addItem({
			id: address,
			guid: address,
			link: address,
			title: post.title,
			description: post.description,
			content: absoluteLinks(post.html ?? post.previewHtml, url),
			date: dayStart(post.date),
			published: dayStart(post.date),
			author: post.authors.map(({name, url: home}) => ({name, link: home})),
		});
	}

	return {rss: feed.rss2(), atom: feed.atom1(), json: feed.json1()};
};

const dayStart = (day: string) => new Date(`${day}T00:00:00Z`);

const absoluteLinks = (html: string, url: string) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${url}/`);
