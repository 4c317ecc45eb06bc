import {useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {FILE_NAME, MAX_FILES, type ProjectFile} from '../project';
import styles from './file-tabs.module.css';

type Props = {
	files: ProjectFile[];
	active: string;
	onOpen: (name: string) => void;
	onAdd: (name: string) => void;
	onRemove: (name: string) => void;
};

/** The files of the project. The first one is the video and stays. */
export const FileTabs = ({files, active, onOpen, onAdd, onRemove}: Props) => {
	const bar = useRef<HTMLDivElement>(null);
	const [name, setName] = useState<string | null>(null);
	const wanted = name === null || /\.\w+$/.test(name) ? name : `${name}.tsx`;
	const isFree = wanted !== null && FILE_NAME.test(wanted) && !files.some((file) => file.name === wanted);

	/** Draws what a change leaves, and focuses a part of it: the one that had the focus is gone. */
	const changeTo = (change: () => void, selector: string) => {
		flushSync(change);
		bar.current?.querySelector<HTMLElement>(selector)?.focus();
	};

	return (
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
			{name === null ? (
				<button type="button" className={styles.add} disabled={files.length >= MAX_FILES} onClick={() => setName('')}>
					Add file
				</button>
			) : (
				<form
					className={styles.form}
					onSubmit={(event) => {
						event.preventDefault();
						if (isFree) {
							onAdd(wanted);
							setName(null);
						}
					}}
				>
					<input
						// biome-ignore lint/a11y/noAutofocus: the reader asked for this field a moment ago.
						autoFocus
						className={styles.input}
						aria-label="Name of the new file"
						aria-invalid={(name !== '' && !isFree) || undefined}
						placeholder="title.tsx"
						value={name}
						spellCheck={false}
						autoCapitalize="off"
						autoComplete="off"
						onChange={({target}) => setName(target.value)}
						onKeyDown={(event) => {
							if (event.key === 'Escape') {
								// The dialog that the playground may be in is not meant.
								event.preventDefault();
								changeTo(() => setName(null), 'ul + button');
							}
						}}
						onBlur={() => name === '' && setName(null)}
					/>
					<button type="submit" className={styles.add} disabled={!isFree}>
						Create
					</button>
				</form>
			)}
		</div>
	);
};
