import {expect, test} from 'vitest';
import {acceptFiles, MAX_BYTES, MAX_OWN} from './accept';

const file = (name: string, type = '', size = 3): File => {
	const made = new File(['abc'], name, {type});
	Object.defineProperty(made, 'size', {value: size});
	return made;
};

test.each([
	['photo.PNG', 'photo.png', 'image/png'],
	['My holiday (1).mp4', 'My-holiday-1.mp4', 'video/mp4'],
	['../../etc/passwd.wav', 'etc-passwd.wav', 'audio/wav'],
	['samples/bells.mp3', 'samples-bells.mp3', 'audio/mpeg'],
	['<img src=x onerror=alert(1)>.webp', 'img-src-x-onerror-alert-1.webp', 'image/webp'],
	["');import('//evil.host');('.png", 'import-evil-host.png', 'image/png'],
	['photo\u202Egpj.svg', 'photo-gpj.svg', 'image/svg+xml'],
	['.png', 'file.png', 'image/png'],
	['__proto__.ttf', '__proto__.ttf', 'font/ttf'],
])('PLY-02 %j is taken as %s', (given, name, type) => {
	const {own, problems} = acceptFiles([], [file(given, 'text/html')]);
	expect(problems).toEqual([]);
	expect(own.map((entry) => [entry.name, entry.file.type])).toEqual([[name, type]]);
});

test.each([
	['page.html', 3, 'isn’t an image, video, sound or font'],
	['photo.png.exe', 3, 'isn’t an image'],
	['nothing', 3, 'isn’t an image'],
	['a.constructor', 3, 'isn’t an image'],
	['empty.png', 0, '“empty.png” is empty.'],
	['huge.mp4', MAX_BYTES + 1, 'takes files of up to 200.0 MB'],
])('PLY-02 %s of %d bytes is refused with a reason', (name, size, reason) => {
	const {own, problems} = acceptFiles([], [file(name, 'image/png', size)]);
	expect(own).toEqual([]);
	expect(problems.join()).toContain(reason);
});

test('PLY-02 a second file of a name gets another one, and there is an end', () => {
	const {own} = acceptFiles([], [file('a.png'), file('a.png'), file('a.png')]);
	expect(own.map(({name}) => name)).toEqual(['a.png', 'a-2.png', 'a-3.png']);
	const {own: all, problems} = acceptFiles(
		[],
		Array.from({length: MAX_OWN + 1}, (_, index) => file(`${index}.png`)),
	);
	expect(all).toHaveLength(MAX_OWN);
	expect(problems.join()).toContain('Remove one');
});
