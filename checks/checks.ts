import {ContentError} from '../pipeline/base/problems';
import {compileAll} from '../pipeline/compiler/compile-all';
import {indexProblems} from '../pipeline/content/content-index';
import {listDemos, readDemo} from '../pipeline/demos/demos';
import {sidebarProblems} from '../pipeline/site/sidebars';
import {ensureToolkit} from '../scripts/toolkit/install';
import {duplicateDescriptions, duplicateTitles} from './duplicates';
import {answerProblems, withoutKeywords} from './findability';
import {type Finding, formatFinding, fromProblem} from './finding';
import {staleHovers} from './hovers';
import {languageProblems} from './language/language';
import {readTexts} from './language/texts';
import {wrongResults} from './proof/results/pure';
import {statedNeedProblems} from './proof/stated';
import {commandProblems, referenceProblems} from './reference/references';
import {shippedLinkProblems} from './reference/shipped-links';
import {staleRenders} from './renders';
import {checkSamples} from './samples/check';
import type {Check, Scope} from './scope';
import {templateProblems} from './templates';

const problemsOf = (error: unknown): Finding[] => {
	if (error instanceof ContentError) {
		return error.problems.map(fromProblem);
	}

	throw error;
};

const pageProblems = async ({wants}: Scope): Promise<Finding[]> => {
	try {
		for (const warning of (await compileAll()).warnings.map(fromProblem)) {
			if (wants(warning.file)) {
				console.error(`warning ${formatFinding(warning)}`);
			}
		}

		return [];
	} catch (error) {
		return problemsOf(error);
	}
};

const demoProblems = (): Finding[] =>
	listDemos().flatMap((id) => {
		try {
			readDemo(id);
			return [];
		} catch (error) {
			return problemsOf(error);
		}
	});

const samples = async ({pages, demos, wants}: Scope): Promise<Finding[]> => {
	await ensureToolkit();
	return checkSamples([...pages, ...demos].filter(({file}) => wants(file)).map(({file, text}) => ({file, text})));
};

const pureResults = async ({pages, wants}: Scope): Promise<Finding[]> => {
	await ensureToolkit();
	return wrongResults(pages.filter(({file}) => wants(file)));
};

const rules: [string, (scope: Scope) => Finding[] | Promise<Finding[]>][] = [
	['Front matter and URLs', () => indexProblems().map(fromProblem)],
	['Sidebars', () => sidebarProblems().map(fromProblem)],
	['Descriptions are unique', ({pages}) => duplicateDescriptions(pages)],
	['Titles are unique', ({pages}) => duplicateTitles(pages)],
	['SRC-09 Pages have keywords', ({pages}) => withoutKeywords(pages)],
	[
		'LNG-01 American spelling, known words, and no habits of translated English',
		async ({wants}) => languageProblems(await readTexts(wants)),
	],
	['Demos', demoProblems],
	['Pages compile and links resolve', pageProblems],
	['ASK-01 Answered questions name a section', ({pages}) => answerProblems(pages)],
	['Samples', samples],
	["RUN-01 Pages say which of their samples can't be run", ({pages}) => statedNeedProblems(pages)],
	['RUN-01 Results that samples state are those that the packages give', pureResults],
	['REF-03 Types of samples are those of the samples', staleHovers],
	['VER-02 Exports, options and commands have their page', ({pages}) => referenceProblems(pages)],
	['VER-02 Links in messages of the packages lead to a page and a heading', shippedLinkProblems],
	['VER-03 Commands of shell samples exist', ({pages}) => commandProblems(pages)],
	['Templates are those of create-video', templateProblems],
	['Posters', () => staleRenders('posters')],
	['Open Graph images', () => staleRenders('og')],
];

/** Everything that is checked about the content, in order; each counts as one test. */
export const contentChecks: Check[] = rules.map(([name, find]) => ({
	name,
	run: async (scope) => (await find(scope)).filter(({file}) => scope.wants(file)),
}));
