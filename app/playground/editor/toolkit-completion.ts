import type {CompletionContext, CompletionResult, Completion as Option} from '@codemirror/autocomplete';
import type {EditorView} from '@codemirror/view';
import {COMPLETIONS_PATH, type Completion, type CompletionsFile} from '../files';

const loadNames = async (): Promise<CompletionsFile> => {
	const response = await fetch(COMPLETIONS_PATH);
	if (!response.ok) {
		throw new Error(`${COMPLETIONS_PATH} answered ${response.status}`);
	}

	return response.json();
};

const types: Record<Completion['kind'], string> = {function: 'function', component: 'class', class: 'class', const: 'constant'};

/** An edit that imports a name: added to an existing import of the module, or as a new one. Null if the name is imported already. */
export const importEdit = (code: string, name: string, module: string): {from: number; insert: string} | null => {
	const quoted = module.replaceAll(/[/.@-]/g, '\\$&');
	const found = new RegExp(`import \\{([^}]*)\\} from ['"]${quoted}['"]`).exec(code);
	if (!found) {
		return {from: 0, insert: `import {${name}} from '${module}';\n`};
	}

	const names = found[1] ?? '';
	if (names.split(',').some((entry) => entry.trim() === name)) {
		return null;
	}

	const end = found.index + found[0].indexOf('{') + 1 + names.trimEnd().replace(/,$/, '').length;
	return {from: end, insert: names.trim() === '' ? name : `, ${name}`};
};

const apply =
	(name: string, module: string) =>
	(view: EditorView, _: Option, from: number, to: number): void => {
		const edit = importEdit(view.state.doc.toString(), name, module);
		const isInImport = /^\s*import\b/.test(view.state.doc.lineAt(from).text);
		view.dispatch({
			changes: [{from, to, insert: name}, ...(edit && !isInImport ? [edit] : [])],
			selection: {anchor: from + name.length + (edit && !isInImport ? edit.insert.length : 0)},
			userEvent: 'input.complete',
		});
	};

const info =
	({signature, summary, page}: Completion) =>
	(): Node => {
		const box = document.createElement('div');
		if (signature) {
			const code = document.createElement('pre');
			code.textContent = signature;
			box.append(code);
		}

		if (summary) {
			box.append(summary, ' ');
		}

		if (page) {
			const link = document.createElement('a');
			link.href = page;
			link.target = '_blank';
			link.textContent = 'Open its docs';
			box.append(link);
		}

		return box;
	};

const optionsOf = (names: CompletionsFile): Option[] =>
	Object.entries(names).flatMap(([module, entries]) =>
		entries.map((entry) => ({
			label: entry.name,
			type: types[entry.kind],
			detail: module,
			apply: apply(entry.name, module),
			...((entry.signature ?? entry.summary) && {info: info(entry)}),
			boost: module === 'remotion' ? 1 : 0,
		})),
	);

let options: Promise<Option[]> | undefined;

/** All completions, fetched once. Null if that fails; the next call tries again. */
const loadOptions = async (): Promise<Option[] | null> => {
	options ??= loadNames().then(optionsOf);
	try {
		return await options;
	} catch {
		options = undefined;
		return null;
	}
};

/** Completes names of the toolkit, with their documentation. Accepting one imports it. */
export const completeToolkit = async (context: CompletionContext): Promise<CompletionResult | null> => {
	const word = context.matchBefore(/[A-Za-z_$][\w$]*/);
	const before = word && context.state.sliceDoc(word.from - 1, word.from);
	// Not for members, or inside strings.
	if ((!word && !context.explicit) || before === '.' || before === "'" || before === '"') {
		return null;
	}

	const found = await loadOptions();
	return found && {from: word?.from ?? context.pos, options: found, validFor: /^[\w$]*$/};
};
