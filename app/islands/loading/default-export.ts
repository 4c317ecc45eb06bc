/** The sentence for a page or part whose module exports no component; `route` says which. */
const missingDefaultExport = (route: string): string =>
	`The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;

/** The module's default export; throws the sentence above when there is none. */
export const defaultExport = <T>(module: {default?: T}, route: string): T => {
	if (module.default === undefined) {
		throw new Error(missingDefaultExport(route));
	}
	return module.default;
};
