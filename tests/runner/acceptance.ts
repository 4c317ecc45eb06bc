import type {RanTest} from './counts';

/** An acceptance id with what the last test run says about it. */
export type Proof = {id: string; area: string; promise: string; state: 'proved' | 'failing' | 'untested'};

/** Joins the acceptance table with the tests that ran: a test proves the id that its title starts with. */
export const proofs = (table: string, tests: RanTest[]): Proof[] =>
	table
		.split('\n')
		.slice(1)
		.filter((row) => row.trim() !== '')
		.map((row) => {
			const [id = '', area = '', promise = ''] = row.split('\t');
			const own = tests.filter(({title}) => title === id || title.startsWith(`${id} `) || title.startsWith(`${id}:`));
			const state = own.some(({status}) => status === 'failed')
				? 'failing'
				: own.some(({status}) => status === 'passed')
					? 'proved'
					: 'untested';
			return {id, area, promise, state};
		});
