import {afterEach, expect, test, vi} from 'vitest';
import type {Project} from '../project';
import {draftKey, draftPath, linkKey, readDraft, writeDraft} from './drafts';

const project: Project = {
	title: 'A test',
	files: [{name: 'index.tsx', code: 'export default () => null;'}],
	width: 640,
	height: 360,
	fps: 30,
	durationInFrames: 30,
	props: {},
};
const draft = {project, time: 1, isRun: true};

const withStorage = (text: string | null, setItem = vi.fn()) => {
	vi.stubGlobal('window', {localStorage: {getItem: () => text, setItem, removeItem: vi.fn()}});
	return setItem;
};

afterEach(() => vi.unstubAllGlobals());

test.each([
	['nothing', null],
	['garbage', '{'],
	['something else', '[1]'],
	['a draft of another form', JSON.stringify({'demo:a': {...draft, project: {files: []}}})],
])('PLY-02 %s in the storage is no draft', (_, text) => {
	withStorage(text);
	expect(readDraft('demo:a')).toBeUndefined();
});

test('PLY-02 a draft that can’t be read doesn’t take the others along', () => {
	const setItem = withStorage(JSON.stringify({'demo:old': {...draft, project: null}, 'demo:mine': draft}));
	expect(readDraft('demo:mine')).toEqual(draft);
	expect(writeDraft('demo:new', draft)).toBe(true);
	expect(Object.keys(JSON.parse(String(setItem.mock.calls[0]?.[1])))).toEqual(['demo:mine', 'demo:new']);
});

test('PLY-02 a storage that is full or blocked says that the draft isn’t kept', () => {
	withStorage(
		null,
		vi.fn(() => {
			throw new DOMException('full', 'QuotaExceededError');
		}),
	);
	expect(writeDraft('demo:a', draft)).toBe(false);
});

test('PLY-02 each link has a draft of its own, and a URL that leads to it', () => {
	const keys = ['#1.AAAA', '#1.AAAB', '#1.BAAA'].map(linkKey);
	expect(new Set(keys).size).toBe(3);
	expect(keys.map((key) => draftKey(new URL(draftPath(key), 'https://a.test').searchParams))).toEqual(keys);
});

test('PLY-02 a URL from before each link had its own draft leads to the one that was kept then', () => {
	expect(draftKey(new URLSearchParams('?draft'))).toBe('link');
	expect(draftPath('link')).toBe('/playground?draft');
	expect(draftKey(new URLSearchParams('?demo=a'))).toBeUndefined();
});
