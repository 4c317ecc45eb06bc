import {expect, test} from 'vitest';
import {needsOfCommands, standInOf} from './commands';

test.each([
	['npx remotion render MyVideo out/a.mp4 --props=\'{"a": "x; y | z"}\'', 'shell'],
	['# First\nREMOTION_A=1 npx remotion still A \\\n  out/a.png', 'shell'],
	['for id in $(npx remotion compositions -q); do npx remotion render "$id"; done', 'shell'],
	['npx remotion ffprobe a.mp4 | grep Video', 'shell'],
	['npx remotion lambda sites create', 'account'],
	['SITES=$(npx remotion lambda sites ls -q)', 'account'],
	['npx remotion render A\nnpx remotion upgrade', 'network'],
	['npx remotion render https://videos.example.com A', 'network'],
	['rm -rf node_modules/.remotion\nnpx remotion browser ensure', 'network'],
	['npx remotion bundle\nfor id in a b; do\n  npx remotion render build "$id"\ndone', 'shell'],
	['i=10; for f in A_*.MP4; do mv "$f" "public/b$i.mp4"; i=$((i+10)); done', 'shell'],
	['ffmpeg -i talk.mov -c:v libvpx-vp9 talk.webm', 'shell'],
	['ffmpeg -i "https://example.com/playlist.m3u8" -c copy recording.mp4', 'elsewhere'],
	['docker run app npx remotion render A', 'elsewhere'],
	['bun i', 'elsewhere'],
	['npm i && aws s3 ls', 'account'],
	['npx remotion bundle [entry-point]', 'nothing that runs'],
])('RUN-01 %j: %s', (code, needs) => {
	expect(needsOfCommands(code)).toBe(needs);
});

test.each([
	['npx remotion lambda functions ls -q | xargs npx remotion lambda functions rm -y', 'aws'],
	['npx remotion cloudrun services rm $(npx remotion cloudrun services ls --quiet) --yes', 'google'],
	['npx remotion upgrade', 'registry'],
	['npm install\nnpx remotion studio', 'registry'],
	// Two stand-ins at a time, versions that nobody pins, and what else is downloaded.
	['npx remotion upgrade\nnpx remotion lambda functions deploy', undefined],
	['npx remotion upgrade --version=4.1.0-alpha11', undefined],
	['npm view @remotion/media@4.0.395 dependencies.mediabunny', undefined],
	['rm -rf node_modules\nnpm install', undefined],
	['npx remotion cloudrun regions', undefined],
])('RUN-01 %j asks what %s stands in for', (code, of) => {
	expect(standInOf(code)).toBe(of);
});
