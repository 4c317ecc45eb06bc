import {expect, test} from 'vitest';
import {settingOfCommands, settingOfModule} from './setting';

test('RUN-01 a project has the compositions, frames, entry points and files that commands name', () => {
	expect(settingOfCommands('npx remotion render src/video/index.ts Intro out/a.mp4 --frames=0-89 --props=./data/in.json')).toEqual({
		ids: ['Intro'],
		durationInFrames: 90,
		entryPoints: ['src/video/index.ts'],
		files: {'src/video/.keep': '', 'out/.keep': '', './data/.keep': '', 'data/in.json': '{}'},
		media: [],
		processors: 2,
	});
	expect(settingOfCommands('npx remotion ffmpeg -i talk.mov -vn talk.mp3').media).toEqual(['talk.mov']);
});

test('RUN-01 a project has the compositions and media that a module names', () => {
	const code = "selectComposition({serveUrl, id: 'Card'}); extractAudio({videoSource: path.resolve('public/talk.mp4')});";
	expect(settingOfModule(code, {'a.ts': code})).toMatchObject({ids: ['Card'], media: ['public/talk.mp4'], files: {'a.ts': code}});
});
