import {rm} from 'node:fs/promises';
import {checkSamples, RESULTS} from '../../checks/samples/check';
import {loadScope} from '../../checks/scope';
import {ensureToolkit} from '../../scripts/toolkit/install';
import type {Section} from '../section';

/** How long the samples of the whole site take to check, without a known result and with one. */
export const samples: Section = {
	title: 'Samples of all pages and demos',
	run: async () => {
		await ensureToolkit();
		const {pages, demos} = loadScope();
		const sources = [...pages, ...demos].map(({file, text}) => ({file, text}));
		await rm(RESULTS, {force: true});
		const start = performance.now();
		const findings = await checkSamples(sources);
		const cold = performance.now();
		await checkSamples(sources);
		return [
			{
				pages: pages.length,
				'demo files': demos.length,
				'cold ms': cold - start,
				'warm ms': performance.now() - cold,
				findings: findings.length,
			},
		];
	},
};
