import type {Asset} from '../assets/assets';
import type {Program} from '../compile/compile';
import type {Settings} from '../frame/messages';

/** A program with its settings and files. `version` identifies it in messages. */
export type Run = {version: number; program: Program; settings: Settings; assets: readonly Asset[]};

export type Runs = {
	/** The current program, which runs or is about to. */
	current(): Run | undefined;
	begin(run: Run): void;
	/** Changes the settings of the current program. Returns false if there is none. */
	set(settings: Settings): boolean;
	/** A version has rendered a frame, so it works. */
	drawn(version: number): void;
	/** Gives up the current program and returns it. The last one that worked becomes current, unless it's the same. */
	giveUp(): Run | undefined;
};

/** Keeps track of the current program, and of the last one that worked. */
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
			// A program that hung once would hang again.
			last = good === failed ? undefined : good;
			good = undefined;
			return failed;
		},
	};
};
