import {firstReason, reasonOf, startFresh} from './failures';
import {isClass, isComponent, isHook, isRoot} from './kinds';
import {type Mounted, type Props, settle} from './mount';
import {showInPlayer, showOnPage} from './show';
import {showRoot} from './show-root';

/** A way to use something; resolves with why it failed, or undefined. */
type Way = () => Promise<string | undefined>;

/** A sample's module, with what the bundler has added. */
export type Evaluated = {
	/** It did something when it was loaded. */
	__acts: boolean;
	__named: Record<string, unknown>;
	__props: Record<string, () => Promise<Props>>;
	__arguments: Record<string, () => Promise<unknown[]>>;
	default?: unknown;
};

/** Tries ways until one works. Resolves with undefined then, or with why the first one failed. */
const tryEach = async (ways: Way[]): Promise<string | undefined> => {
	let problem: string | undefined;
	for (const way of ways) {
		const failed = await way();
		if (failed === undefined) {
			return undefined;
		}

		problem ??= failed;
	}

	return problem;
};

/** The ways to show a component, the likeliest first. */
const waysToShow = (value: Mounted, props: Props, source: string): Way[] => {
	const onPage = () => showOnPage(value, props);
	const playing = () => showInPlayer(value, props);
	if (isRoot(value)) {
		return [() => showRoot(value), playing];
	}

	return source.includes('@remotion/player') ? [onPage, playing] : [playing, onPage];
};

/** A component around a hook. */
const Caller = (props: Props) => {
	(props.call as () => unknown)();
	return null;
};

/** What a function returned may go on by itself: it must not fail either. */
const call = async (name: string, value: (...given: unknown[]) => unknown, given: unknown[]): Promise<string | undefined> => {
	if (isHook(name)) {
		const props = {call: () => value(...given)};
		return tryEach([() => showInPlayer(Caller, props), () => showOnPage(Caller, props)]);
	}

	startFresh();
	try {
		await value(...given);
	} catch (error) {
		return reasonOf(error);
	}

	await settle(50);
	return firstReason();
};

/** Mounts a component or calls a function that a sample has under a name; undefined for anything else. */
export const use = async (sample: Evaluated, name: string, value: unknown, source: string): Promise<{problem?: string} | undefined> => {
	if (isComponent(name, value)) {
		const props = (await sample.__props[name]?.()) ?? {};
		const problem = await tryEach(waysToShow(value, props, source));
		return problem ? {problem: `<${name}>: ${problem}`} : {};
	}

	if (typeof value === 'function' && !isClass(value) && sample.__arguments[name]) {
		const problem = await call(name, value as () => unknown, await sample.__arguments[name]());
		return problem ? {problem: `${name}(): ${problem}`} : {};
	}

	return undefined;
};
