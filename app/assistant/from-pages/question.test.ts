import {describe, expect, it} from 'vitest';
import {excerpt, sentencesOf} from './excerpt';
import {readQuestion} from './question';

const words = (question: string, before?: string[]) => readQuestion(question, before).terms.map(({word}) => word);

describe('AI-03 questions', () => {
	it.each([
		['How do I fade in a title?', ['fade', 'title']],
		['Can you please show me how to use spring() with damping?', ['spring', 'damping']],
		['What does <OffthreadVideo> do?', ['offthread', 'video']],
		['how?', ['how']],
		['Can I import an After Effects project?', ['import', 'effects', 'project']],
		['What can a video do after the effects?', ['video']],
		['Coming from After Effects, where are the keyframes?', ['keyframes']],
	])('AI-03 "%s" is about %j', (question, expected) => {
		expect(words(question)).toEqual(expected);
	});

	it.each([
		['What does useCurrentFrame return?', ['usecurrentframe']],
		['What does <Sequence> do, and spring() with --jpeg-quality?', ['sequence', 'spring', 'jpegquality']],
		['What does a frame return?', []],
	])('AI-03 knows the names of code in "%s"', (question, names) => {
		expect([...readQuestion(question).names]).toEqual(names);
	});

	it('AI-03 a word counts once, whatever forms of it are used', () => {
		expect(words("My fonts don't load, which font is it?")).toEqual(['fonts', 'load']);
	});

	it.each([
		['And how do I mute it?', true],
		['What about GIFs?', true],
		['Why?', true],
		['Does it work with transparent videos on Lambda functions?', false],
		['How do I load a font?', false],
	])('AI-03 "%s" after another question points back to it: %s', (question, expected) => {
		expect(readQuestion(question, ['How do I fade out the volume?']).isFollowUp).toBe(expected);
	});

	it('AI-03 what points back inherits the topic, also over several questions, at a lower weight', () => {
		const {terms} = readQuestion('And at the end?', ['How do I fade out the volume?', 'And in a loop?']);
		expect(terms.map(({word, weight}) => [word, weight])).toEqual([
			['end', 1],
			['loop', 0.5],
			['fade', 0.25],
			['volume', 0.25],
		]);
	});

	it.each([
		['How do I key out a green screen in DaVinci Resolve?', true],
		['how many observers does OBS allow', true],
		['Can I use After Effects and Remotion together?', false],
		['Which jobs can I observe?', false],
		['Coming from After Effects, where are the keyframes?', true],
		['Can I import a Premiere project?', false],
		['How do I export keyframes from Blender?', true],
	])('ASK-01 "%s" is about another tool: %s', (question, expected) => {
		expect(readQuestion(question).isElsewhere).toBe(expected);
	});

	it('AI-03 nothing is inherited by the first question', () => {
		expect(words('And in a loop?')).toEqual(['loop']);
	});
});

describe('AI-03 excerpts', () => {
	const text = 'The `fps` of a file is 29.97. A rate (e.g. of 2) speeds it up. Use `loop` to repeat it! Nothing else helps.';

	it('AI-03 sentences end where they end', () => {
		expect(sentencesOf(text)).toEqual([
			'The `fps` of a file is 29.97.',
			'A rate (e.g. of 2) speeds it up.',
			'Use `loop` to repeat it!',
			'Nothing else helps.',
		]);
	});

	it('AI-03 a short text is shown whole, of a long one the sentences about the question', () => {
		const {terms} = readQuestion('How do I repeat?');
		expect(excerpt(text, terms)).toBe(text);
		expect(excerpt(text, terms, 50)).toBe('Use `loop` to repeat it! Nothing else helps.');
	});
});
