/** Resolves a relative import: `./colors` and `./colors.ts` are both `colors.ts`. */
export const findFile = (names: readonly string[], specifier: string): string | undefined => {
	const wanted = specifier.replace(/^\.\//, '');
	return names.find((name) => [name, name.replace(/\.tsx?$/, '')].includes(wanted));
};
