import {absences} from '../../../pipeline/content/front-matter';

/**
 * What a sample needs in order to run. The last five aren't here: an account with somebody's cloud, a package registry or
 * another host, another machine or program, and anything to run at all: of types and data, the compiler proves all there is.
 */
export type Needs = 'browser' | 'node' | 'shell' | 'account' | 'network' | 'elsewhere' | 'nothing but types' | 'nothing that runs';

/** What something here stands in for, so that a sample which asks it runs all the same. */
export const standIns = ['aws', 'google', 'registry'] as const;

export type StandIn = (typeof standIns)[number];

/** What keeps a sample from running here, as the front matter of its page states it in `samplesNeed`. */
export type Absence = (typeof absences)[number];

export const isAbsence = (needs: string): needs is Absence => absences.some((each) => each === needs);

/** What the front matter of a page says that keeps its samples from running. */
export const statedIn = (frontMatter: {samplesNeed?: unknown} = {}): Absence[] =>
	[frontMatter.samplesNeed ?? []].flat().map(String).filter(isAbsence);

/** What a sample of such a kind does, in words. */
export const meaning: Record<Absence, string> = {
	account: "needs an account with somebody's cloud",
	network: 'needs a package registry or another host',
	elsewhere: 'needs another machine, program or project',
};
