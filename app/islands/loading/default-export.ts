/** The error message for a module without a default export. `route` is the route or module that lacks it. */
const missingDefaultExport = (route: string): string =>
	`The page component at ${route} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`;

/** Returns a module's default export. Throws the error above if there is none. */
export const defaultExport = <T>(module: {default?: T}, route: string): T => {
	if (module.default === undefined) {
		throw new Error(missingDefaultExport(route));
	}
	return module.default;
};
