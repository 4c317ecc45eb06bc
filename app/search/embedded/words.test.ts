import {describe, expect, it} from 'vitest';
import {indexWords, normalName, partsOf, queryWords, stem, stemsIn, swappedForms} from './words';

describe('SRC-09 words', () => {
	it.each([
		['useCurrentFrame', ['use', 'current', 'frame']],
		['--jpeg-quality', ['jpeg', 'quality']],
		['<OffthreadVideo>', ['offthread', 'video']],
		['renderMediaOnLambda()', ['render', 'media', 'on', 'lambda']],
		['HTMLVideoElement', ['html', 'video', 'element']],
		['@remotion/media-parser', ['remotion', 'media', 'parser']],
		['4.0.359', ['4', '0', '359']],
		['***', []],
		["doesn't", ['doesnt']],
		['can’t', ['cant']],
		["Player's", ['player']],
		["what's", ['what']],
		["I'm", ['i']],
	])('SRC-09 %s has the parts %j', (word, parts) => {
		expect(partsOf(word)).toEqual(parts);
	});

	it.each([
		['useCurrentFrame()', 'currentframe'],
		['useCurrentFrame()', 'usecurrentframe'],
		['useCurrentFrame()', 'frame'],
		['--disable-web-security', 'websecurity'],
		['the <Sequence> tag', 'sequence'],
		['two videos', 'video'],
		["the Player's volume", 'player'],
		["it doesn't play", 'doesnt'],
	])('SRC-09 %s is found by %s', (text, word) => {
		expect(indexWords(text)).toContain(word);
	});

	it.each([
		['renders', 'rendering'],
		['trimmed', 'trimming'],
		['muted', 'mute'],
		['properties', 'property'],
		['volumes', 'volume'],
		['cancelling', 'cancel'],
		['filling', 'fill'],
		['adding', 'add'],
		['dynamically', 'dynamic'],
		['directly', 'direct'],
		['families', 'family'],
		['centre', 'center'],
		['coloured', 'color'],
		['behaviours', 'behavior'],
		['customise', 'customizing'],
		['analysed', 'analyze'],
		['noises', 'noise'],
		['hours', 'hour'],
	])('SRC-09 %s and %s have one stem', (one, other) => {
		expect(stem(one)).toBe(stem(other));
	});

	it.each([
		['how do I trim a video', ['trim', 'video']],
		['the', ['the']],
		['frame Frame', ['frame']],
		['transition between transitions', ['transition', 'between']],
		["why doesn't my audio play", ['why', 'doesnt', 'audio', 'play']],
		['  ', []],
	])('SRC-09 the query "%s" asks for %j', (query, words) => {
		expect(queryWords(query)).toEqual(words);
	});

	it('SRC-09 wide letters and joined ones are letters', () => {
		expect(queryWords('ｒｅｎｄｅｒ a ﬁle')).toEqual(['render', 'file']);
	});

	it('SRC-09 a text is compared by stems, an identifier also as a whole', () => {
		expect(stemsIn('The `useCurrentFrame()` hook renders')).toEqual(['use', 'current', 'fram', 'usecurrentfram', 'hook', 'render']);
	});

	it.each([
		['vidoe', ['ivdoe', 'vdioe', 'viode', 'video']],
		['a', []],
		// Each of these letters is two code units.
		['𠮷𩸽a', ['𩸽𠮷a', '𠮷a𩸽']],
	])('SRC-09 with two neighboring letters swapped, %s is %j', (word, forms) => {
		expect(swappedForms(word)).toEqual(forms);
	});

	it('SRC-09 punctuation is no part of a name', () => {
		expect(['<Sequence>', 'sequence()', '--sequence'].map(normalName)).toEqual(['sequence', 'sequence', 'sequence']);
	});
});
