import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {expect, test} from 'vitest';
import {openSearch} from './open-search';

test('SRC-01 browsers learn how to search the site', () => {
	const xml = openSearch({title: 'Videos & <more> with a long name', tagline: 'Make "videos"', url: 'https://videos.example'});
	expect(XMLValidator.validate(xml)).toBe(true);
	const {OpenSearchDescription} = new XMLParser({ignoreAttributes: false}).parse(xml);
	expect(OpenSearchDescription.ShortName).toBe('Videos & <more>');
	expect(OpenSearchDescription.Url['@_template']).toBe('https://videos.example/search?q={searchTerms}');
});
