import {expect, test} from 'vitest';
import {formatReport, type Report} from './report';

const complete: Report = {
	pages: [],
	sidebarEntries: [],
	navbarAndFooter: [],
	pendingLinks: [],
	problems: [],
	samples: {
		samples: 50,
		by: {
			browser: {samples: 40, ran: 36, failed: 2, waiting: 2},
			node: {samples: 4, ran: 4, failed: 0, waiting: 0},
			shell: {samples: 3, ran: 0, failed: 0, waiting: 3},
		},
		standIn: {
			aws: {samples: 2, ran: 1, failed: 1, waiting: 0},
			google: {samples: 0, ran: 0, failed: 0, waiting: 0},
			registry: {samples: 0, ran: 0, failed: 0, waiting: 0},
		},
		absent: {account: 3},
	},
	exports: {total: 300, documented: 300, pending: [], undocumented: [], unknown: [], stale: []},
	commands: {total: 2, documented: 2, pending: [], undocumented: [], unlisted: []},
};

test('VER-02 a complete reference is told by its figures alone', () => {
	const text = formatReport(complete, 10);
	expect(text).toMatch(/Exports +300 +300 +100 %/);
	expect(text.split('\n').at(-1)).toBe('Written pages list all options and flags, and nothing that does not exist.');
});

test('VER-02 one missing export is no 100 %, and it is named', () => {
	const text = formatReport({...complete, exports: {...complete.exports, documented: 299, undocumented: ['remotion#spring']}}, 10);
	expect(text).toMatch(/Exports +299 +300 +99 %/);
	expect(text).toContain('Exports that no page is promised for (1)\n\n  remotion#spring');
});

test('missing pages are listed by group, links are counted by the page that they wait for', () => {
	const text = formatReport(
		{
			...complete,
			pages: [{group: 'main / Player', missing: ['/docs/player'], total: 3}],
			pendingLinks: [
				{to: '/docs/gpu', from: 'a:1'},
				{to: '/docs/player#x', from: 'a:2'},
				{to: '/docs/player', from: 'b:1'},
			],
		},
		10,
	);
	expect(text).toMatch(/Pages +9 +10 +90 %/);
	expect(text).toContain('  main / Player: 1 of 3\n    /docs/player');
	expect(text).toContain('  /docs/player: 2\n  /docs/gpu: 1');
});

test('RUN-01 the share of samples that ran is printed, with what the others need', () => {
	const text = formatReport(complete, 10);
	expect(text).toContain('Samples proven by running them: 40 of 47 that can run here (85.1 %); of all 50: 80.0 %');
	expect(text).toContain('3 only declare something or changed since\n  3 cannot run here: they need an account with');
});
