import {expect, test} from 'vitest';
import {needsOfCommands} from './commands';

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
	['docker run app npx remotion render A', 'elsewhere'],
	['bun i', 'elsewhere'],
	['npm i && aws s3 ls', 'account'],
	['npx remotion bundle [entry-point]', 'nothing that runs'],
])('RUN-01 %j: %s', (code, needs) => {
	expect(needsOfCommands(code)).toBe(needs);
});
