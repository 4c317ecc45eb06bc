/**
 * A value made once per process and site. In development the pages' loaders and the Vite plugin run in different
 * module graphs; they share the value through the global object, so that an invalidation reaches both.
 */
export const sharedState = <Value>(name: string, create: () => Value): {get(): Value; peek(): Value | undefined; clear(): void} => {
	const store = globalThis as Record<symbol, Value | undefined>;
	const key = Symbol.for(`site.${name}`);
	return {
		get: () => {
			store[key] ??= create();
			return store[key] as Value;
		},
		peek: () => store[key],
		clear: () => {
			store[key] = undefined;
		},
	};
};
