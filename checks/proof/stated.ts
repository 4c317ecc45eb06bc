import type {Finding} from '../finding';
import {fieldFinding, type PageSource} from '../pages';
import {type ProofRecord, pinnedVersion, readRecord, resultOf} from './record';
import {isAbsence, meaning, statedIn} from './samples/needs';
import {samplesOf} from './samples/samples';

/** Samples that can't run here on a page that doesn't say so, and pages that say so although all of their samples ran. */
export const checkStatedNeeds = (page: PageSource, record: ProofRecord, toolkit: string): Finding[] => {
	const stated = statedIn(page.frontMatter);
	const {samples} = samplesOf(page);
	const silent = samples.flatMap(({line, needs}) =>
		isAbsence(needs) && !stated.includes(needs)
			? [{file: page.file, line, message: `this sample ${meaning[needs]}, so the front matter has to say samplesNeed: [${needs}]`}]
			: [],
	);
	const waits = samples.some((sample) => !isAbsence(sample.needs) && resultOf(sample, record, toolkit) !== 'ran');
	const needless = waits ? [] : stated.filter((each) => samples.every(({needs}) => needs !== each));
	return [
		...silent,
		...needless.map((each) => fieldFinding(page, ['samplesNeed'], `no sample of this page ${meaning[each]}; remove ${each}`)),
	];
};

/** What front matter says of samples that can't be run, against the samples of these pages. */
export const statedNeedProblems = async (pages: PageSource[]): Promise<Finding[]> => {
	const [record, toolkit] = [await readRecord(), pinnedVersion()];
	// A partial has no front matter; its samples are counted, the pages around it aren't asked.
	return pages.filter(({frontMatter}) => Object.keys(frontMatter).length > 0).flatMap((page) => checkStatedNeeds(page, record, toolkit));
};
