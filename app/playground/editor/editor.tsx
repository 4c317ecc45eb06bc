import type {EditorState} from '@codemirror/state';
import {EditorView} from '@codemirror/view';
import {useEffect, useEffectEvent, useId, useRef} from 'react';
import type {Problem} from '../compile/compile';
import type {ProjectFile} from '../project';
import styles from './editor.module.css';
import {createState, showProblems} from './setup';

type Props = {
	file: ProjectFile;
	problems: Problem[];
	/** The line to go to. A new object scrolls to it again. */
	place?: {line: number};
	onChange: (name: string, code: string) => void;
};

/** The code editor. It shows one file at a time, and each file has its own undo history. */
export default function Editor({file: {name, code}, problems, place, onChange}: Props) {
	const host = useRef<HTMLDivElement>(null);
	const view = useRef<EditorView | null>(null);
	const states = useRef(new Map<string, EditorState>());
	const hint = useId();
	const change = useEffectEvent(onChange);
	const newestCode = useEffectEvent(() => code);

	useEffect(() => {
		const editor = new EditorView({parent: host.current!});
		view.current = editor;
		return () => editor.destroy();
	}, []);

	useEffect(() => {
		const editor = view.current;
		const kept = states.current;
		const known = kept.get(name);
		const newest = newestCode();
		const state = known?.doc.toString() === newest ? known : createState(name, newest, hint, (text) => change(name, text));
		editor?.setState(state);
		return () => {
			if (editor) {
				kept.set(name, editor.state);
			}
		};
	}, [name, hint]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another file needs its problems shown, too.
	useEffect(() => {
		const editor = view.current;
		editor?.dispatch(showProblems(editor.state, problems));
	}, [problems, name]);

	useEffect(() => {
		const editor = view.current;
		if (editor && place) {
			const {from} = editor.state.doc.line(Math.min(Math.max(place.line, 1), editor.state.doc.lines));
			editor.dispatch({selection: {anchor: from}, effects: EditorView.scrollIntoView(from, {y: 'center'})});
			editor.focus();
		}
	}, [place]);

	return (
		<div className={styles.editor}>
			<div ref={host} className={styles.host} />
			<p id={hint} className="visually-hidden">
				Tab indents. Press Escape, then Tab, to leave the editor. Control and Space completes a name.
			</p>
		</div>
	);
}
