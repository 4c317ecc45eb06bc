import type {ComponentType} from 'react';
import type {ScriptFile} from '../compile/compile';
import {findFile} from '../find-file';
import {PlacedError, SOURCE} from './failure';
import {findModule, runScript} from './modules';
import {guardOf} from './safety/guard';

export type Video = ComponentType<Record<string, unknown>>;

type Exports = Record<string, unknown>;
type Factory = (
	require: (specifier: string) => unknown,
	module: {exports: Exports},
	exports: Exports,
	guard: (line: number) => void,
) => void;

/** Loads one file as a script that defines its module. From a blob URL, because the content security policy forbids `eval`. */
const define = async (version: number, {name, code}: ScriptFile): Promise<void> => {
	let failure: ErrorEvent | undefined;
	const onError = (event: ErrorEvent) => {
		failure ??= event;
		event.preventDefault();
	};
	// The function starts in the code's first line, so line numbers stay the same.
	const text = `remotionPlayground.define(${version}, ${JSON.stringify(name)}, function (require, module, exports, __guard) {${code}\n});\n//# sourceURL=${SOURCE}${name}`;
	const url = URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
	window.addEventListener('error', onError);
	try {
		await runScript(url);
	} finally {
		window.removeEventListener('error', onError);
		URL.revokeObjectURL(url);
	}

	if (failure) {
		throw new PlacedError(failure.message.replace(/^Uncaught /, ''), name, failure.lineno);
	}
};

/** Throws if a package doesn't have an imported name, which would otherwise be undefined and fail later with a confusing message. */
const checkImports = ({name: file, imports}: ScriptFile): void => {
	for (const {specifier, name, line} of imports) {
		const module = findModule(specifier);
		if (typeof module === 'object' && module !== null && !(name in module)) {
			throw new PlacedError(`${specifier} has no export ${name}.`, file, line);
		}
	}
};

/** Runs the files, and returns the default export and all exports of the first one. Errors have their place, if known. */
export const evaluate = async (version: number, files: ScriptFile[]): Promise<{video: Video; exports: Exports}> => {
	const factories = new Map<string, Factory>();
	globalThis.remotionPlayground.define = (of, name, factory) => {
		if (of === version) {
			factories.set(name, factory as Factory);
		}
	};
	for (const file of files) {
		checkImports(file);
		await define(version, file);
	}

	const loaded = new Map<string, {exports: Exports}>();
	const load = (name: string): Exports => {
		const known = loaded.get(name);
		if (known) {
			return known.exports;
		}

		const module = {exports: {} as Exports};
		loaded.set(name, module);
		factories.get(name)?.(require, module, module.exports, guardOf(name));
		return module.exports;
	};
	const require = (specifier: string): unknown => {
		if (!specifier.startsWith('.')) {
			return findModule(specifier);
		}

		const name = findFile([...factories.keys()], specifier);
		return name === undefined ? undefined : load(name);
	};

	const entry = files[0]?.name ?? '';
	const exports = load(entry);
	const video = exports.default;
	if (typeof video !== 'function' && !(typeof video === 'object' && video !== null && '$$typeof' in video)) {
		throw new PlacedError(
			`${entry} has no default export that is a component. Start with “export default function Video() {…}”.`,
			entry,
			1,
		);
	}

	return {video: video as Video, exports};
};
