/** The package of the toolkit that a module belongs to: `@remotion/renderer` for `@remotion/renderer/client`; undefined for other modules. */
export const toolkitPackage = (module: string): string | undefined => /^(?:remotion|@remotion\/[\w-]+)(?=\/|$)/.exec(module)?.[0];

/** Whether this is the name of a package of the toolkit. */
export const isToolkitPackage = (name: string): boolean => toolkitPackage(name) === name;

/** The parts of `@remotion/renderer/client#x`, the export `x` of an entry point; undefined for what names no export of the toolkit. */
export const splitExportId = (id: string): {packageName: string; entry: string; name: string} | undefined => {
	const [entry = '', name = '', ...more] = id.split('#');
	const packageName = toolkitPackage(entry);
	return packageName !== undefined && /^[\w$.]+$/.test(name) && more.length === 0 ? {packageName, entry, name} : undefined;
};
