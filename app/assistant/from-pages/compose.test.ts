import {describe, expect, it} from 'vitest';
import type {PassageBlock, PassageSection} from '../../../pipeline/assistant/format';
import {passageAbout} from '../../../tests/support/hosts/findings';
import {compose, quote} from './compose';
import type {Ranked} from './rank';

const text = (words: string) => ({kind: 'text' as const, text: words});
const sample: PassageBlock = {kind: 'code', code: 'spring({damping: 200});', language: 'ts'};
const section: PassageSection = {
	id: 'config',
	heading: 'Config',
	blocks: [text('A high damping brakes, so the value settles sooner and does not go beyond the target.'), sample],
};
const page = {
	format: 2,
	path: '/docs/spring',
	title: 'spring()',
	kind: 'api',
	sections: [section],
	prior: 1,
	phrased: 0,
	keywords: [],
	sectionPriors: new Map(),
};

const passage = (block: PassageBlock, more: Partial<Ranked> = {}): Ranked => ({
	...passageAbout('damping', {page, section, block}),
	...more,
});
const terms = [{word: 'damping', alike: [], weight: 1}];
const asked = (question: string) => ({terms, isElsewhere: false, text: question});
const nearest = [{path: '/docs/spring', title: 'spring()'}];

const toneOf = (ranked: Ranked[], known: number, isElsewhere = false): string => {
	const answer = compose(ranked, {terms, isElsewhere, text: 'damping'}, nearest, known);
	return answer.kind === 'passages' ? (answer.isClose ? 'close' : 'answer') : answer.kind;
};

describe('ASK-01 the tone of an answer', () => {
	it.each([
		['an answer', 'answer', 1, {}],
		['close when the docs know too few of the words', 'close', 0.7, {}],
		['close when little of the question is covered', 'close', 1, {covered: 0.35}],
		['close when its headings speak of something else', 'close', 1, {named: 0.1}],
		['close when most of its words are nowhere', 'close', 1, {met: 0.4, unmet: 2}],
		['close when half of its many words are nowhere', 'close', 1, {met: 0.5, unmet: 3}],
		['an answer when two of four words are nowhere', 'answer', 1, {met: 0.5, unmet: 2}],
		['an answer when its page is called by name', 'answer', 0.7, {isCalledByName: true, covered: 0.4, named: 0.1}],
		['close when little is said of what is called by name', 'close', 1, {isCalledByName: true, covered: 0.3}],
		['an answer when its page is known by a third of the question', 'answer', 0.7, {page: {...page, phrased: 0.35}, met: 0.4}],
		['close when its page is known by less of the question', 'close', 0.7, {page: {...page, phrased: 0.3}}],
		['none when the docs know few of the words', 'none', 0.5, {}],
		['none when nearly nothing is covered', 'none', 1, {covered: 0.1}],
	])('ASK-01 is %s', (_, tone, known, more) => {
		expect(toneOf([passage(section.blocks[0]!, more)], known)).toBe(tone);
	});

	it('ASK-01 is close when the question names another tool, unless a page is known by its words', () => {
		const block = section.blocks[0]!;
		expect(toneOf([passage(block)], 1, true)).toBe('close');
		expect(toneOf([passage(block, {page: {...page, phrased: 0.35}})], 1, true)).toBe('answer');
	});

	it('ASK-01 shows a sample only if its own words fit', () => {
		const shown = (own: number): number => {
			const answer = compose(
				[passage(section.blocks[0]!), passage(sample, {own})],
				{terms, isElsewhere: false, text: 'damping'},
				nearest,
				1,
			);
			return answer.kind === 'passages' ? answer.parts[0]!.blocks.length : 0;
		};
		expect([shown(1), shown(0.1)]).toEqual([2, 1]);
	});

	it('ASK-01 quotes the section that claims a question, with related pages beside it', () => {
		expect(quote({page, section}, [], asked('damping'), [...nearest, {path: '/docs/easing', title: 'Easing'}])).toMatchObject({
			kind: 'passages',
			parts: [{source: {path: '/docs/spring#config'}, blocks: section.blocks}],
			sources: [{path: '/docs/spring#config'}, {path: '/docs/easing'}],
		});
	});

	it('ASK-01 quotes of a long table the rows that are asked for', () => {
		const row = (message: string): PassageBlock => ({kind: 'row', cells: [message, 'Try again'], heads: ['Message', 'What to do']});
		const others = ['Too slow', 'Too fast', 'Too heavy', 'Too light', 'Too stiff', 'Too soft'].map(row);
		const wanted = row('Permission denied for springs');
		const errors = {id: 'errors', heading: 'Errors', blocks: [...others, wanted]};
		const shownFor = (words: string): PassageBlock[] => {
			const named = words.split(' ').map((word) => ({word, alike: [], weight: 1}));
			const answer = quote({page: {...page, sections: [errors]}, section: errors}, [], {...asked(words), terms: named}, nearest);
			return answer.kind === 'passages' ? answer.parts[0]!.blocks : [];
		};
		expect(shownFor('springs permission denied')).toEqual([wanted]);
		expect(shownFor('springs errors')).toEqual(others);
	});
});

describe('ASK-01 what is shown of a page', () => {
	const code = (source: string, language = 'ts'): PassageBlock => ({kind: 'code', code: source, language});
	const partsOf = (sections: PassageSection[], best: PassageBlock, question: string, kind = 'api') => {
		const whole = {...page, kind, sections};
		const ranked = sections.flatMap((one) =>
			one.blocks
				.filter((block) => block === best || block.kind === 'code')
				.map((block) => passage(block, {page: whole, section: one, own: block === best ? 0.5 : 1})),
		);
		const answer = compose(ranked, {terms, isElsewhere: false, text: question}, nearest, 1);
		return answer.kind === 'passages'
			? answer.parts.map(({source, blocks}) => [
					source.section,
					...blocks.map((block) => ('text' in block ? block.text : 'code' in block ? block.code : block.cells.join())),
				])
			: [];
	};
	const opening = text('An animation that starts fast and settles, with a damping that you choose for every spring.');
	const explanation = text('The value is too small. A spring without damping would swing forever, and its duration could not be measured.');

	it('ASK-01 begins with the first paragraph and sample when the question does not ask for the section', () => {
		const aside = text('Nothing else depends on the damping of a spring, and it may be changed at any time while a video plays.');
		const sections = [{blocks: [opening, code('spring();')]}, {id: 'notes', heading: 'Notes', blocks: [aside, code('notes();')]}];
		expect(partsOf(sections, aside, 'What is damping?')[0]).toEqual([undefined, opening.text, 'spring();']);
		const named = [sections[0]!, {...sections[1]!, heading: 'Damping'}];
		expect(partsOf(named, aside, 'What is damping?')[0]).toEqual(['Damping', aside.text, 'notes();']);
	});

	it('ASK-01 shows the cause in place of the message that was pasted', () => {
		const message = text('Damping must be greater than 0.');
		const sections = [{id: 'errors', heading: 'Damping errors', blocks: [message, explanation]}];
		expect(partsOf(sections, message, 'Damping must be greater than 0')).toEqual([['Damping errors', explanation.text]]);
	});

	it('ASK-01 shows the cure, too, when the beginning of a page about a fault only stands before a section', () => {
		const [cure, aside] = [text(`Set a damping above 0. ${opening.text}`), text(`Charts know damping, too. ${opening.text}`)];
		const sections = [
			{blocks: [explanation]},
			{id: 'fix', heading: 'Fix', blocks: [cure]},
			{id: 'aside', heading: 'Aside', blocks: [aside]},
		];
		const whole = {...page, title: 'Damping', kind: 'troubleshooting', sections};
		const answer = compose([passage(aside, {page: whole, section: sections[2]!, own: 0.5})], asked('damping'), nearest, 1);
		const shown = answer.kind === 'passages' ? answer.parts.map(({source}) => source.section) : [];
		expect(shown).toEqual([undefined, 'Fix', 'Aside']);
	});

	it('ASK-01 leaves nothing out of the middle of a list', () => {
		const [lead, ...items] = [
			'A spring swings for a long time when nothing brakes it, so:',
			'Raise the damping.',
			'Lower the mass.',
			'Clamp the damping.',
		].map(text);
		const sections = [{id: 'long', heading: 'Damping', blocks: [lead!, ...items, sample, text(opening.text.repeat(8))]}];
		const whole = {...page, sections};
		const ranked = [items[0]!, items[2]!].map((block, at) =>
			passage(block, {page: whole, section: sections[0]!, words: new Set([`${at}`])}),
		);
		const answer = compose(ranked, asked('damping'), nearest, 1);
		expect(answer).toMatchObject({parts: [{blocks: [lead!, ...items]}]});
	});

	it('ASK-01 shows nothing beside the explanation of the message that was pasted', () => {
		const [first, second] = [
			text('`Damping must be greater than 0`: choose a larger one.'),
			text('The damping of a chart is greater than 0, too.'),
		];
		const question = 'Error: Damping must be greater than 0';
		const other = {...page, path: '/docs/chart', sections: [{blocks: [second]}]};
		const ranked = [passage(first, {covered: 0.3}), passage(second, {page: other, section: other.sections[0]!, words: new Set(['chart'])})];
		const answer = compose(ranked, {terms, isElsewhere: false, text: question}, nearest, 1);
		expect(answer).toMatchObject({kind: 'passages', parts: [{source: {path: '/docs/spring#config'}}]});
		expect('isClose' in answer).toBe(false);
	});

	it('ASK-01 shows cause and cure of a page about a fault', () => {
		const fault = code('Damping must be greater than 0', 'text');
		const cure = text('Set a damping above 0. The default is 10, which suits most animations, so leave it out if you are not sure.');
		const sections = [{blocks: [fault, explanation]}, {id: 'fix', heading: 'Fix', blocks: [cure]}];
		const shown = [
			[undefined, explanation.text],
			['Fix', cure.text],
		];
		const question = 'Damping must be greater than 0';
		expect(partsOf(sections, explanation, question, 'troubleshooting')).toEqual(shown);
		const curated = quote({page: {...page, kind: 'troubleshooting', sections}, section: sections[0]!}, [], asked(question), []);
		expect(curated).toMatchObject({parts: [{blocks: [explanation]}, {blocks: [cure]}]});
	});

	it('ASK-01 shows a short sentence with its neighbors', () => {
		const short = text('Defaults to 10.');
		const long = text(`${opening.text} `.repeat(8).trim());
		const sections = [{id: 'damping', heading: 'Damping', blocks: [short, explanation, long]}];
		expect(partsOf(sections, short, 'What is the default damping?')).toEqual([['Damping', short.text, explanation.text]]);
	});

	it('ASK-01 shows a section whole when it answers first and is read at a glance, without the titles of its notes', () => {
		const short = text('Defaults to 10.');
		const sections = [
			{id: 'damping', heading: 'Damping', blocks: [text('Added later'), short, explanation, opening, code('spring({\n});')]},
		];
		expect(partsOf(sections, short, 'What is the default damping?')).toEqual([
			['Damping', short.text, explanation.text, opening.text, 'spring({\n});'],
		]);
	});

	it('ASK-01 quotes the beginning of a page that claims a question, and the section whose heading it asks for', () => {
		const damped = {id: 'damped', heading: 'Less damping', blocks: [explanation]};
		const whole = {...page, title: 'Springs', sections: [{blocks: [text('Springs move things.')]}, section, damped]};
		const ranked = whole.sections.map((one) => passage(one.blocks[0]!, {page: whole, section: one}));
		const answer = quote({page: whole, section: whole.sections[0]!}, ranked, asked('How does damping work?'), []);
		expect(answer).toMatchObject({
			parts: [{source: {path: '/docs/spring'}}, {source: {path: '/docs/spring#damped'}, blocks: [explanation]}],
		});
	});

	it('ASK-01 quotes announced commands beside a sample, and no sentence or label that announces what is left out', () => {
		const long = (name: string) => code(`${name}(\n${'1,\n'.repeat(8)});`);
		const [command, other] = [code('npx remotion versions'), code('npx remotion upgrade')];
		const [first, second] = [long('a'), long('b')];
		const blocks = [
			text('See the versions:'),
			command,
			text('Pin them:'),
			first,
			opening,
			text('Check them:'),
			other,
			code('npm install'),
			text('Or do this. It is longer:'),
			second,
			text('Linux'),
			second,
		];
		const claimed = {id: 'fix', heading: 'Fix', blocks};
		const answer = quote({page: {...page, sections: [claimed]}, section: claimed}, [], asked('How do I fix it?'), []);
		expect(answer).toMatchObject({
			parts: [{blocks: [blocks[0], command, blocks[2], first, opening, blocks[5], other, text('Or do this.')]}],
		});
		const steps = {...claimed, blocks: [opening, text('Check again'), text(opening.text.repeat(20))]};
		expect(quote({page: {...page, sections: [steps]}, section: steps}, [], asked('How?'), [])).toMatchObject({
			parts: [{blocks: [opening]}],
		});
	});

	it('ASK-01 shows what each of two pages is for that a question compares', () => {
		const other = {...page, path: '/docs/ease', title: '<Ease>', sections: [{blocks: [explanation]}]};
		const mine = {...page, title: 'spring()', sections: [{blocks: [opening]}, section]};
		const ranked = [mine, other].flatMap((one) => one.sections.map((of) => passage(of.blocks[0]!, {page: one, section: of})));
		const places = (question: string) => {
			const answer = compose(ranked, asked(question), nearest, 1);
			return answer.kind === 'passages' ? answer.parts.map(({source}) => source.path) : [];
		};
		expect(places('Ease or spring, what is better?')).toEqual(['/docs/ease', '/docs/spring']);
		expect(places('How do I ease a spring?')).not.toEqual(['/docs/ease', '/docs/spring']);
	});

	it('ASK-01 shows the section with a sample beside the beginning of a guide that has none', () => {
		const how = {id: 'how', heading: 'How', blocks: [explanation, code('spring({\n});')]};
		const places = (kind: string) => {
			const top = {blocks: [opening]};
			const guide = {...page, kind, sections: [top, section, how]};
			const ranked = [passage(opening, {page: guide, section: top}), passage(how.blocks[1]!, {page: guide, section: how, own: 0.1})];
			const answer = compose(ranked, asked('damping'), nearest, 1);
			return answer.kind === 'passages' ? answer.parts.map(({source, blocks}) => [source.section, blocks.length]) : [];
		};
		expect(places('guide')).toEqual([
			[undefined, 1],
			['How', 2],
		]);
		expect(places('api')).toEqual([[undefined, 1]]);
	});

	it('ASK-01 shows what only another passage has of the things that are asked for', () => {
		const both = [...terms, {word: 'mass', alike: [], weight: 1}];
		const other = {id: 'mass', heading: 'Mass', blocks: [explanation]};
		const whole = {...page, sections: [section, other]};
		const ranked = [
			passage(section.blocks[0]!, {page: whole}),
			passage(explanation, {page: whole, section: other, score: 0.3, words: new Set(['mass', 'weighs'])}),
		];
		const places = (question: string) => {
			const answer = compose(ranked, {...asked(question), terms: both}, nearest, 1);
			return answer.kind === 'passages' ? answer.parts.map(({source}) => source.section) : [];
		};
		expect(places('damping and mass')).toContain('Mass');
		expect(places('damping of a mass')).not.toContain('Mass');
	});

	it('ASK-01 shows the beginning of the page, too, when a short sentence is all that its section says', () => {
		const short = text('Defaults to 10.');
		const sections = [{blocks: [opening]}, {id: 'damping', heading: 'Damping', blocks: [short]}];
		expect(partsOf(sections, short, 'What is the default damping?')).toEqual([
			['Damping', short.text],
			[undefined, opening.text],
		]);
	});

	it('ASK-01 takes no sample from a section that is not shown', () => {
		const sections = [
			{id: 'damping', heading: 'Damping', blocks: [explanation]},
			{id: 'other', heading: 'Other', blocks: [code('damping();')]},
		];
		expect(partsOf(sections, explanation, 'What does damping do?')).toEqual([['Damping', explanation.text]]);
	});

	it('ASK-01 shows the whole of a short table that is announced, and no label without its sample', () => {
		const row = (cells: string[]): PassageBlock => ({kind: 'row', cells});
		const [first, second] = [row(['damping', 'brakes']), row(['mass', 'weighs'])];
		const announced = [
			text('There are two settings, which are numbers:'),
			first,
			second,
			text('Windows'),
			code('a();'),
			text('Linux'),
			code('b();'),
		];
		const sections = [{id: 'damping', heading: 'Damping', blocks: announced}];
		expect(partsOf(sections, second, 'Which damping settings are there?')).toEqual([
			['Damping', 'There are two settings, which are numbers:', 'damping,brakes', 'mass,weighs', 'Windows', 'a();'],
		]);
	});
});
