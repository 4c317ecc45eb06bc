type State<Value> = {get(): Value; peek(): Value | undefined; clear(): void};

const PREFIX = 'site.';
const DERIVED = `${PREFIX}derived.`;
const store = globalThis as Record<symbol, unknown>;

const stateAt = <Value>(key: symbol, create: () => Value): State<Value> => ({
	get: () => {
		store[key] ??= create();
		return store[key] as Value;
	},
	peek: () => store[key] as Value | undefined,
	clear: () => {
		store[key] = undefined;
	},
});

/**
 * A value made once per process and site. In development the pages' loaders and the Vite plugin run in different
 * module graphs; they share the value through the global object, so that an invalidation reaches both.
 */
export const sharedState = <Value>(name: string, create: () => Value): State<Value> => stateAt(Symbol.for(PREFIX + name), create);

/** A shared value that is computed from the files of `content/` and `videos/`, and again after `forgetDerived`. */
export const derivedState = <Value>(name: string, create: () => Value): (() => Value) => stateAt(Symbol.for(DERIVED + name), create).get;

/** Forgets every derived value, whichever module graph made it. */
export const forgetDerived = (): void => {
	for (const key of Object.getOwnPropertySymbols(globalThis)) {
		if (key.description?.startsWith(DERIVED)) {
			store[key] = undefined;
		}
	}
};
