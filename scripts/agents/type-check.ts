import {existsSync} from 'node:fs';
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {typecheck} from '../../checks/samples/typecheck';
import type {ToolContext} from '../../server/agents/tool';

/** The nearest folder, from this one upwards, that has the toolkit and a compiler installed. */
const findProject = (from: string): string | undefined => {
	if (['remotion', 'typescript'].every((name) => existsSync(path.join(from, 'node_modules', name)))) {
		return from;
	}

	const above = path.dirname(from);
	return above === from ? undefined : findProject(above);
};

/**
 * Checks types with the compiler and the versions that a project has installed; `undefined` when it has none. Nothing of the
 * code runs, and nothing is written into the project.
 */
export const typeCheckIn = (projectDir: string): ToolContext['typeCheck'] => {
	const project = findProject(projectDir);
	if (project === undefined) {
		return undefined;
	}

	let root: Promise<string> | undefined;
	return async ({name, code}) => {
		root ??= mkdtemp(path.join(tmpdir(), 'remotion-docs-'));
		const found = await typecheck([{path: name, code}], {project, root: await root});
		return found.filter(({file}) => file === name).map(({line, code: number, message}) => `${name}:${line} error: ${number}: ${message}`);
	};
};
