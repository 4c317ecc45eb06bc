import {useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {FILE_NAME, MAX_FILES, type ProjectFile} from '../project';
import styles from './file-tabs.module.css';
import {UndoRemoval} from './undo-removal';

type Props = {
	files: ProjectFile[];
	active: string;
	onOpen: (name: string) => void;
	onAdd: (name: string) => void;
	onRemove: (name: string) => void;
	/** The name of the file that was deleted last, while that can be undone. */
	deleted: string | undefined;
	onUndo: () => void;
};

/** The tabs of the project's files. The first file is the entry, and can't be deleted. */
export const FileTabs = ({files, active, onOpen, onAdd, onRemove, deleted, onUndo}: Props) => {
	const bar = useRef<HTMLDivElement>(null);
	const [isAdding, setAdding] = useState(false);

	/** Makes a change that removes the focused element, and moves the focus to another one. */
	const changeTo = (change: () => void, selector: string) => {
		flushSync(change);
		bar.current?.querySelector<HTMLElement>(selector)?.focus();
	};

	return (
		<div className={styles.files}>
			<div ref={bar} className={styles.bar}>
				<ul className={styles.tabs} aria-label="Files">
					{files.map((file, index) => (
						<li key={file.name} className={styles.tab} data-active={file.name === active || undefined}>
							<button type="button" className={styles.name} aria-current={file.name === active} onClick={() => onOpen(file.name)}>
								{file.name}
							</button>
							{index > 0 && file.name === active ? (
								<button
									type="button"
									className={styles.remove}
									aria-label={`Delete ${file.name}`}
									onClick={() => changeTo(() => onRemove(file.name), '[aria-current="true"]')}
								>
									×
								</button>
							) : null}
						</li>
					))}
				</ul>
				{isAdding ? (
					<NewFile
						files={files}
						onAdd={(name) => {
							onAdd(name);
							setAdding(false);
						}}
						onEscape={() => changeTo(() => setAdding(false), 'ul + button')}
						onLeave={() => setAdding(false)}
					/>
				) : (
					<button type="button" className={styles.add} disabled={files.length >= MAX_FILES} onClick={() => setAdding(true)}>
						Add file
					</button>
				)}
			</div>
			<UndoRemoval label="Deleted file" verb="Deleted" name={deleted} onUndo={() => changeTo(onUndo, '[aria-current="true"]')} />
		</div>
	);
};

type NewFileProps = {
	/** The existing files, whose names are taken. */
	files: readonly ProjectFile[];
	onAdd: (name: string) => void;
	/** Called on Escape, while the field has the focus. */
	onEscape: () => void;
	/** Called when the empty field loses the focus. */
	onLeave: () => void;
};

const withExtension = (typed: string): string => (/\.\w+$/.test(typed) ? typed : `${typed}.tsx`);

/** Why a new file can't have this name; empty if it can. Names that only differ in case count as the same, as they do on many disks. */
const problemOf = (typed: string, files: readonly ProjectFile[]): string => {
	const name = withExtension(typed);
	if (!FILE_NAME.test(name)) {
		return 'Begin with a letter, and go on with up to 40 letters, digits, dashes or underscores. The extension is .tsx or .ts.';
	}

	const taken = files.find((file) => file.name.toLowerCase() === name.toLowerCase());
	return taken ? `There is already a file ${taken.name}.` : '';
};

/** Asks for the name of a new file. The extension is optional. */
const NewFile = ({files, onAdd, onEscape, onLeave}: NewFileProps) => {
	const [typed, setTyped] = useState('');
	return (
		<form
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault();
				onAdd(withExtension(typed));
			}}
		>
			<input
				// biome-ignore lint/a11y/noAutofocus: the reader has just opened this field.
				autoFocus
				className={styles.input}
				aria-label="Name of the new file"
				aria-invalid={(typed !== '' && problemOf(typed, files) !== '') || undefined}
				required={true}
				placeholder="title.tsx"
				value={typed}
				spellCheck={false}
				autoCapitalize="off"
				autoComplete="off"
				onChange={({target}) => {
					// The browser shows it when the form is sent.
					target.setCustomValidity(problemOf(target.value, files));
					setTyped(target.value);
				}}
				onKeyDown={(event) => {
					if (event.key === 'Escape') {
						// Otherwise, it would close the dialog that the playground may be in.
						event.preventDefault();
						onEscape();
					}
				}}
				onBlur={() => typed === '' && onLeave()}
			/>
			<button type="submit" className={styles.add}>
				Create
			</button>
		</form>
	);
};
