import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {temporaryFolder} from '../../tests/support/temporary-folder';
import {hasDemo, listDemos, posterFile, readDemo} from './demos';

const root = temporaryFolder();

const addVideo = (group: string, id: string): void => {
	fs.mkdirSync(path.join(root, group, id), {recursive: true});
	fs.writeFileSync(path.join(root, group, id, 'video.json'), '{}');
};

test('videos of all groups are listed by the names of their folders, and no name is given twice', () => {
	addVideo('docs', 'spinning-top');
	addVideo('home', 'curtain');
	fs.mkdirSync(path.join(root, 'docs', 'no-video'));
	expect(listDemos(root)).toEqual(['curtain', 'spinning-top']);

	addVideo('home', 'spinning-top');
	expect(() => listDemos(root)).toThrow(/home[\\/]spinning-top.*is taken by .*docs[\\/]spinning-top/s);
});

test('a video whose name no poster URL can have is reported', () => {
	const other = temporaryFolder();
	fs.mkdirSync(path.join(other, 'docs', 'SpinningTop'), {recursive: true});
	fs.writeFileSync(path.join(other, 'docs', 'SpinningTop', 'video.json'), '{}');
	expect(() => listDemos(other)).toThrow(/docs[\\/]SpinningTop.*expected a folder name of lowercase letters, digits and dashes/s);
});

test('a video is found in whatever group it lies', () => {
	expect([hasDemo('home-hero'), hasDemo('home/home-hero'), hasDemo('..'), hasDemo('none')]).toEqual([true, false, false, false]);
	expect(readDemo('home-hero').sourceFile).toMatch(/home[\\/]home-hero[\\/]index\.tsx$/);
	expect(fs.existsSync(posterFile('api-star'))).toBe(true);
	expect(() => readDemo('none')).toThrow('unknown demo "none", expected one of accelerated-playhead, ');
});
