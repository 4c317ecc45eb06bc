import {expect, it} from 'vitest';
import type {IndexedPage} from '../../../pipeline/search/format';
import {entriesOf} from './entries';
import {createMembers} from './members';

const page = (path: string, title: string, kind: string, headings: string[], links = 0): IndexedPage => ({
	path,
	title,
	description: '',
	group: 0,
	kind,
	links,
	headings: headings.map((text) => ({depth: 3, text})),
});

const entries = entriesOf([
	page('/docs/sequence', '<Sequence>', 'api', ['from', 'outFrame', 'Errors']),
	page('/docs/player', 'Player', 'guide', ['loop']),
	page('/docs/player/api', '<Player>', 'api', ['loop', 'seekTo()', 'inFrame', 'outFrame']),
	page('/docs/cli/render', 'npx remotion render', 'cli', ['--crf'], 1),
	page('/docs/lambda/cli/render', 'npx remotion render', 'cli', ['--crf'], 2),
	page('/docs/audio/volume', 'How loud', 'guide', []),
	page('/docs/audio', '<Audio>', 'api', ['volume']),
]);

const find = createMembers(entries);
const named = (query: string) => find(query).map((id) => `${entries[id]!.page.path}#${entries[id]!.heading!.text}`);

it.each([
	['Sequence from', ['/docs/sequence#from']],
	['<Sequence> from', ['/docs/sequence#from']],
	['from of Sequence', ['/docs/sequence#from']],
	['player seekto', ['/docs/player/api#seekTo()']],
	['the loop prop of the Player', ['/docs/player/api#loop']],
	['inFrame outFrame', ['/docs/player/api#inFrame', '/docs/player/api#outFrame']],
	['render --crf', ['/docs/lambda/cli/render#--crf', '/docs/cli/render#--crf']],
])('SRC-09 a member is found by its page and its name: %s', (query, members) => {
	expect(named(query)).toEqual(members);
});

it.each([
	['a single word', 'from'],
	['a heading that is a sentence', 'sequence errors'],
	['a flag that is not typed as one', 'render crf'],
	['words that are the URL of a page', 'audio volume'],
	['a member of a guide', 'player playback'],
	['names in code that no page has together', 'inFrame stopFrame'],
	['nothing', ' '],
])('SRC-09 no member is meant by %s', (_, query) => {
	expect(named(query)).toEqual([]);
});
