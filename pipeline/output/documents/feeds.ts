import {Feed} from 'feed';
import {dayStart} from '../../../app/lib/day-start';
import type {SiteConfig} from '../../config/schema';
import type {PostPreview} from '../../content/types';
import {outputRules} from '../rules';

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'locales'>;
export type FeedPost = PostPreview & {html?: string};

/** The blog as RSS, Atom and JSON feed, newest post first. Links inside of texts are made absolute. */
export const blogFeeds = (
	posts: readonly FeedPost[],
	{title, tagline, url, locales}: Site,
): Record<'rss' | 'atom' | 'jsonFeed', string> => {
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
		// Who announced something did not write these words. Not of each post: there, RSS wants an email address.
		author: {name: title, link: url},
		updated: newest[0] ? dayStart(newest[0].date) : new Date(0),
		feedLinks: {rss: url + outputRules.rss.pattern, atom: url + outputRules.atom.pattern, json: url + outputRules.jsonFeed.pattern},
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
		});
	}

	return {rss: feed.rss2(), atom: feed.atom1(), jsonFeed: feed.json1()};
};

const absoluteLinks = (html: string, url: string) => html.replace(/\b(href|src)="\/(?!\/)/g, `$1="${url}/`);
