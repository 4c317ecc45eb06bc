import {deflateRawSync} from 'node:zlib';
import {expect, test} from 'vitest';
import type {Project} from '../project';
import {decodeLink, encodeLink, isLink, isNewerLink} from './link';

const project: Project = {
	title: 'Grüße 🎬',
	files: [
		{name: 'index.tsx', code: 'export default () => null;\n'},
		{name: 'colors.ts', code: "export const blue = '#0b84f3';\n"},
	],
	width: 1280,
	height: 720,
	fps: 30,
	durationInFrames: 90,
	props: {damping: 20, name: 'Ä'},
};

const linkOf = (value: unknown): string => `1.${deflateRawSync(JSON.stringify(value)).toString('base64url')}`;

test('PLY-02 a link holds the whole project', async () => {
	const link = await encodeLink(project);
	expect(link).toMatch(/^1\.[\w-]+$/);
	expect(isLink(`#${link}`)).toBe(true);
	expect(await decodeLink(`#${link}`)).toEqual(project);
});

test.each([
	['of another form', linkOf(project).replace('1.', '2.')],
	['cut off', linkOf(project).slice(0, -8)],
	['no JSON', `1.${deflateRawSync('{').toString('base64url')}`],
	['no base64', '1.%%%'],
	['without files', linkOf({...project, files: []})],
	['with a file outside of its folder', linkOf({...project, files: [{name: '../x.tsx', code: ''}]})],
	['with one name twice', linkOf({...project, files: [project.files[0], project.files[0]]})],
	['with a size beyond all screens', linkOf({...project, width: 100_000})],
	['with half a frame', linkOf({...project, durationInFrames: 1.5})],
	['with a list as props', linkOf({...project, props: []})],
	['with more code than a link may hold', linkOf({...project, files: [{name: 'index.tsx', code: 'x'.repeat(200_001)}]})],
	['that unpacks to far more than it is', linkOf({...project, title: 'x'.repeat(20_000_000)})],
])('PLY-02 a link %s is refused', async (_, link) => {
	expect(await decodeLink(link)).toBeNull();
});

test.each([
	['#2.AAAA', true],
	['#12.AAAA', true],
	['#1.AAAA', false],
	['#0.AAAA', false],
	['#heading', false],
])('PLY-02 whether %s is of a newer version: %s', (hash, expected) => {
	expect(isNewerLink(hash)).toBe(expected);
});
