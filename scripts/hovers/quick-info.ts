import path from 'node:path';
import ts from 'typescript';
import type {SampleFile} from '../../checks/samples/layout';
import {ambientModules, COMPILER_OPTIONS, linkPackages, SAMPLES_ROOT} from '../../checks/samples/typecheck';

/** Types are for reading in passing: longer ones are cut. */
const MAX_LENGTH = 320;

/** Properties of style objects, whose types name nothing but themselves. */
const STYLE_PROPERTY = /\bProperty\.[A-Z]/;

const NAME_KINDS = new Set(['propertyName', 'methodName']);

/** `(property) SequenceProps.from?: number` without the type that it belongs to. */
const withoutOwner = (parts: readonly ts.SymbolDisplayPart[], name: string): string => {
	const at = parts.findIndex(({text, kind}) => NAME_KINDS.has(kind) && text === name);
	const [label] =
		parts[0]?.text === '('
			? (parts
					.slice(0, 3)
					.map(({text}) => text)
					.join('')
					.match(/^\(\w+\)/) ?? [])
			: [];
	return at > 0 && label ? `${label} ${ts.displayPartsToString(parts.slice(at))}` : ts.displayPartsToString([...parts]);
};

const toText = ({displayParts = []}: ts.QuickInfo, name: string): string | null => {
	const text = withoutOwner(displayParts, name)
		.replace(/^\(alias\) /, '')
		.replace(/\n?import [^\n]*$/, '')
		.trim();
	if (text === '' || text.startsWith('namespace ') || STYLE_PROPERTY.test(text)) {
		return null;
	}

	return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
};

const createHost = (files: Map<string, string>): ts.LanguageServiceHost => {
	const {options, errors} = ts.convertCompilerOptionsFromJson(COMPILER_OPTIONS, SAMPLES_ROOT);
	if (errors.length > 0) {
		throw new Error(
			ts.formatDiagnostics(errors, {getCanonicalFileName: String, getCurrentDirectory: () => SAMPLES_ROOT, getNewLine: () => '\n'}),
		);
	}

	const folders = new Set<string>();
	for (const file of files.keys()) {
		for (let dir = path.dirname(file); !folders.has(dir) && dir.startsWith(SAMPLES_ROOT); dir = path.dirname(dir)) {
			folders.add(dir);
		}
	}

	return {
		getCompilationSettings: () => options,
		getScriptFileNames: () => [...files.keys()].filter((file) => !file.endsWith('.json')),
		getScriptVersion: () => '1',
		getScriptSnapshot: (file) => {
			const text = files.get(file) ?? ts.sys.readFile(file);
			return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
		},
		getCurrentDirectory: () => SAMPLES_ROOT,
		getDefaultLibFileName: ts.getDefaultLibFilePath,
		fileExists: (file) => files.has(file) || ts.sys.fileExists(file),
		readFile: (file) => files.get(file) ?? ts.sys.readFile(file),
		directoryExists: (dir) => folders.has(dir) || ts.sys.directoryExists(dir),
		getDirectories: ts.sys.getDirectories,
		realpath: ts.sys.realpath,
	};
};

/** Answers the type of the name at an offset of a file, as an editor would show it; null where there is nothing to say. */
export type QuickInfo = (file: string, offset: number, name: string) => string | null;

/** Lays the samples out as one program against the toolkit's packages, as the check of samples does, in memory. */
export const quickInfoOf = async (samples: SampleFile[]): Promise<QuickInfo> => {
	await linkPackages(SAMPLES_ROOT);
	const inProgram = (file: string): string => path.join(SAMPLES_ROOT, 'hovers', file);
	const service = ts.createLanguageService(
		createHost(
			new Map([
				[inProgram('assets.d.ts'), ambientModules],
				...samples.map(({path: file, code}): [string, string] => [inProgram(file), code]),
			]),
		),
	);
	return (file, offset, name) => {
		const info = service.getQuickInfoAtPosition(inProgram(file), offset);
		return info ? toText(info, name) : null;
	};
};
