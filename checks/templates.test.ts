import {expect, test} from 'vitest';
import {formatFinding} from './finding';
import {compareTemplates, type Difference, templateProblems} from './templates';

const facts = {blank: {shortName: 'Blank', repo: 'remotion-dev/template-empty', free: true, previewUrl: null}};

const cases: [string, Parameters<typeof compareTemplates>[0], Difference[]][] = [
	['the same', [{cliId: 'blank', ...facts.blank, contributedBy: null}], []],
	[
		'another repository',
		[{cliId: 'blank', ...facts.blank, repo: 'remotion-dev/blank'}],
		[{path: [0, 'repo'], message: 'expected "remotion-dev/template-empty", found "remotion-dev/blank"'}],
	],
	[
		'an unknown template',
		[{cliId: 'blank', ...facts.blank}, {cliId: 'bare'}],
		[{path: [1, 'cliId'], message: 'create-video doesn\'t offer "bare", expected one of blank'}],
	],
	['a missing template', [], [{path: [], message: '"blank" of create-video is missing'}]],
];

test.each(cases)('VER-02 a gallery with %s is compared with create-video', (_, gallery, expected) => {
	expect(compareTemplates(gallery, facts)).toEqual(expected);
});

test('VER-02 the gallery of the site says what create-video says', () => {
	expect(templateProblems().map(formatFinding)).toEqual([]);
});
