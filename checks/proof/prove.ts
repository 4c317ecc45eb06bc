import path from 'node:path';
import {cacheDir} from '../../pipeline/base/site-dir';
import {readPages} from '../pages';
import type {SampleFile} from '../samples/layout';
import {pinnedVersion, readRecord, resultOf, withOutcomes, writeRecord} from './record';
import {runInBrowser} from './runners/browser/in-browser';
import {runInNode} from './runners/in-node';
import {runInShell} from './runners/in-shell';
import type {Outcome} from './runners/outcome';
import {makeInstalledProject} from './runners/project/installed';
import {makeProject} from './runners/project/project';
import {type Sample, samplesOf} from './samples/samples';
import {type Share, shareOf} from './share';

const allSamples = () => readPages().map((page) => ({page: page.file, ...samplesOf(page)}));

/** How many of the site's samples have run, from the record. */
export const provenShare = async (): Promise<Share> => {
	const pages = allSamples();
	return shareOf(
		pages.flatMap(({samples}) => samples),
		await readRecord(),
		pinnedVersion(),
	);
};

type OnOutcome = (sample: Sample, outcome: Outcome) => void;

const proveInBrowser = async (samples: Sample[], files: SampleFile[], browser: string, onOutcome: OnOutcome): Promise<void> => {
	const wanted = samples.filter(({needs, file}) => needs === 'browser' && file);
	const sampleOf = new Map(wanted.map((sample) => [sample.file!, sample]));
	if (wanted.length > 0) {
		await runInBrowser([...sampleOf.keys()], files, browser, (file, outcome) => onOutcome(sampleOf.get(file)!, outcome));
	}
};

/** Projects in which samples run at the same time. */
const PROJECTS = 2;

const proveInProject = async (
	samples: Sample[],
	files: SampleFile[],
	browser: string,
	onOutcome: (sample: Sample, outcome: Outcome) => Promise<void>,
): Promise<void> => {
	const wanted = samples.filter(({needs, standIn}) => needs === 'shell' || needs === 'node' || (standIn && standIn.of !== 'registry'));
	if (wanted.length === 0) {
		return;
	}

	const work = async (_: unknown, index: number): Promise<void> => {
		const project = await makeProject(path.join(cacheDir, 'proof', `project-${process.pid}-${index}`), browser);
		try {
			for (let sample = wanted.shift(); sample; sample = wanted.shift()) {
				const {file, code, standIn} = sample;
				await onOutcome(sample, file ? await runInNode(project, file, files, standIn?.of) : await runInShell(project, code, standIn?.of));
			}
		} finally {
			await project.remove();
		}
	};
	await Promise.all(Array.from({length: Math.min(PROJECTS, wanted.length)}, work));
};

/** Runs what a registry answers, in a project whose packages came from there. */
const proveInstalled = async (
	samples: Sample[],
	browser: string,
	onOutcome: (sample: Sample, outcome: Outcome) => Promise<void>,
): Promise<void> => {
	const wanted = samples.filter(({standIn}) => standIn?.of === 'registry');
	if (wanted.length === 0) {
		return;
	}

	const project = await makeInstalledProject(path.join(cacheDir, 'proof', `installed-${process.pid}`), browser);
	try {
		for (const sample of wanted) {
			await onOutcome(sample, await runInShell(project, sample.code, 'registry'));
		}
	} finally {
		await project.remove();
	}
};

/**
 * Runs samples of the pages that `wants` picks, and writes the record: those that have changed since they ran, with `failed` also
 * those that failed or only declared something, and with `all` every one. Needs the toolkit's packages, a browser and, for samples
 * that don't run in a browser, Linux. `today` is YYYY-MM-DD.
 */
export const prove = async (
	wants: (file: string) => boolean,
	options: {browser: string; today: string; again: 'failed' | 'all' | undefined; onOutcome: OnOutcome},
): Promise<Share> => {
	const pages = allSamples();
	const wanted = pages.filter(({page}) => wants(page));
	const files = wanted.flatMap((page) => page.files);
	const [known, toolkit] = [await readRecord(), pinnedVersion()];
	const samples = wanted
		.flatMap((page) => page.samples)
		.filter((sample) => {
			const result = resultOf(sample, known, toolkit);
			return options.again === 'all' || result === undefined || (options.again === 'failed' && result !== 'ran' && result !== 'simulated');
		});
	const outcomes = new Map<Sample, Outcome>();
	const all = pages.flatMap((page) => page.samples);
	// Written after each of those that take seconds, so that a run that is ended keeps what it found; one write at a time.
	let saved = Promise.resolve();
	const save = () => {
		saved = saved.then(() => writeRecord(withOutcomes(known, all, outcomes, {toolkit, on: options.today})));
		return saved;
	};
	const onOutcome: OnOutcome = (sample, outcome) => {
		outcomes.set(sample, outcome);
		options.onOutcome(sample, outcome);
	};
	await proveInBrowser(samples, files, options.browser, onOutcome);
	await save();
	const onEach = async (sample: Sample, outcome: Outcome): Promise<void> => {
		onOutcome(sample, outcome);
		await save();
	};
	await Promise.all([proveInProject(samples, files, options.browser, onEach), proveInstalled(samples, options.browser, onEach)]);
	return shareOf(all, await readRecord(), toolkit);
};
