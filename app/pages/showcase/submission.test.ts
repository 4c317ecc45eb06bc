import {describe, expect, it} from 'vitest';
import {communitySchema} from '../../../pipeline/collections/showcase/community';
import {compose, toSubmission, type Values, validate} from './submission';

const good: Values = {
	title: ' Stars - A  map of the sky ',
	author: 'Ada',
	authorUrl: '',
	video: 'https://example.com/watch?v=1&t=2',
	website: '',
	source_code: 'https://example.com/code',
	tutorial: '',
	width: '1920',
	height: '1080',
	description: 'Every star that the eye can see, night by night.',
};

describe('SHW-01 the form of /showcase/add', () => {
	it('finds nothing wrong with a complete entry', () => {
		expect(validate(good)).toEqual({});
	});

	it.each([
		[{title: ' '}, 'title', 'Enter a title.'],
		[{title: 'x'.repeat(81)}, 'title', 'Use at most 80 characters; there are 81.'],
		[{author: ''}, 'author', 'Enter the author’s name.'],
		[{authorUrl: 'example.com'}, 'authorUrl', 'Enter a full URL that starts with https://'],
		[{tutorial: 'javascript:alert(1)'}, 'tutorial', 'Enter a full URL that starts with https://'],
		[{video: '', source_code: ''}, 'video', 'Enter at least one link where the video can be seen.'],
		[{width: '0'}, 'width', 'Enter the width in whole pixels, from 1 to 16384.'],
		[{height: '10.5'}, 'height', 'Enter the height in whole pixels, from 1 to 16384.'],
		[{description: 'Short.'}, 'description', 'Use at least 20 characters; there are 6.'],
	])('names what is wrong with %j', (change, field, message) => {
		expect(validate({...good, ...change})).toEqual({[field]: message});
	});

	it('composes an entry that the community list accepts', () => {
		const {entry} = compose(toSubmission(good), 'owner/name');
		expect(communitySchema.parse([JSON.parse(entry)])).toEqual([
			{
				title: 'Stars - A map of the sky',
				author: 'Ada',
				authorUrl: null,
				width: 1920,
				height: 1080,
				description: good.description,
				links: [
					{type: 'video', url: good.video},
					{type: 'source_code', url: good.source_code},
				],
			},
		]);
	});

	it('puts title and text into the URL of a new issue, whole', () => {
		const {issueUrl, title, body, entry} = compose(toSubmission(good), 'owner/name');
		const url = new URL(issueUrl);
		expect(url.origin + url.pathname).toBe('https://github.com/owner/name/issues/new');
		expect(Object.fromEntries(url.searchParams)).toEqual({title, body});
		expect(title).toBe('Showcase: Stars - A map of the sky');
		expect(body).toContain(`\`\`\`json\n${entry}\n\`\`\``);
	});

	it('stays below what GitHub takes as a URL with the longest entry of plain text', () => {
		const url = `https://example.com/${'a'.repeat(280)}`;
		const longest = {...good, title: 'x'.repeat(80), author: 'x'.repeat(80), description: 'word '.repeat(60).trim()};
		const {issueUrl} = compose(
			toSubmission({...longest, authorUrl: url, video: url, website: url, source_code: url, tutorial: url}),
			'owner/name',
		);
		expect(issueUrl.length).toBeLessThan(8000);
	});
});
