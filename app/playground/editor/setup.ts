import {autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap} from '@codemirror/autocomplete';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {javascript, tsxLanguage} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, indentUnit} from '@codemirror/language';
import {type Diagnostic, lintGutter, lintKeymap, setDiagnostics} from '@codemirror/lint';
import {highlightSelectionMatches, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension, type TransactionSpec} from '@codemirror/state';
import {drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers} from '@codemirror/view';
import type {Problem} from '../compile/compile';
import {theme} from './theme';
import {completeToolkit} from './toolkit-completion';

const common: Extension[] = [
	lineNumbers(),
	highlightActiveLineGutter(),
	highlightActiveLine(),
	history(),
	drawSelection(),
	indentUnit.of('  '),
	indentOnInput(),
	bracketMatching(),
	closeBrackets(),
	highlightSelectionMatches(),
	lintGutter(),
	javascript({jsx: true, typescript: true}),
	tsxLanguage.data.of({autocomplete: completeToolkit}),
	autocompletion({activateOnTyping: true, maxRenderedOptions: 40}),
	keymap.of([
		...closeBracketsKeymap,
		...defaultKeymap,
		...searchKeymap,
		...historyKeymap,
		...completionKeymap,
		...lintKeymap,
		indentWithTab,
	]),
	theme,
];

/** The editor state of a file. `hint` is the id of the element that describes the keyboard shortcuts. */
export const createState = (name: string, code: string, hint: string, onChange: (code: string) => void): EditorState =>
	EditorState.create({
		doc: code,
		extensions: [
			common,
			// The scrollable region must be focusable for the keyboard.
			EditorView.contentAttributes.of({tabindex: '0', 'aria-label': `Code of ${name}`, 'aria-describedby': hint}),
			EditorView.updateListener.of(({docChanged, state}) => {
				if (docChanged) {
					onChange(state.doc.toString());
				}
			}),
		],
	});

const toDiagnostic = (state: EditorState, {severity, line, from, to, message, page}: Problem): Diagnostic => {
	const {length, lines} = state.doc;
	const whole = state.doc.line(Math.min(Math.max(line, 1), lines));
	const isPlace = to > from && to <= length;
	return {
		severity,
		message,
		from: isPlace ? from : whole.from + (/^\s*/.exec(whole.text)?.[0].length ?? 0),
		to: isPlace ? to : whole.to,
		...(page && {actions: [{name: 'Why?', apply: () => void window.open(page, '_blank', 'noopener')}]}),
	};
};

/** A transaction that shows the problems of the file. */
export const showProblems = (state: EditorState, problems: Problem[]): TransactionSpec =>
	setDiagnostics(
		state,
		problems.map((problem) => toDiagnostic(state, problem)),
	);
