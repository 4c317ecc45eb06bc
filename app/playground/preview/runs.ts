import type {Asset} from '../assets/assets';
import type {Program} from '../compile/compile';
import type {Settings} from '../frame/messages';

export type Run = {version: number; program: Program; settings: Settings; assets: readonly Asset[]};

export type Runs = {
	/** What runs, or is about to. */
	current(): Run | undefined;
	begin(run: Run): void;
	/** Changes the settings of what runs; false when nothing does. */
	set(settings: Settings): boolean;
	/** A version has drawn a frame. */
	drawn(version: number): void;
	/** Gives up what runs, and returns it. The last version that drew a frame runs in its place, unless it's the same one. */
	giveUp(): Run | undefined;
};

/** Remembers what runs, and what to go back to when it has to be stopped. */
export const createRuns = (): Runs => {
	let last: Run | undefined;
	let good: Run | undefined;
	return {
		current: () => last,
		begin(run) {
			last = run;
		},
		set(settings) {
			if (!last) {
				return false;
			}

			last = {...last, settings};
			good = good?.version === last.version ? last : good;
			return true;
		},
		drawn(version) {
			good = last?.version === version ? last : good;
		},
		giveUp() {
			const failed = last;
			// What has hung once would hang again.
			last = good === failed ? undefined : good;
			good = undefined;
			return failed;
		},
	};
};
