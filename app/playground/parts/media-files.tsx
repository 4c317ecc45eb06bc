import {useId, useRef} from 'react';
import {copyText} from '../../../prose/code/client';
import {formatBytes} from '../../lib/format-bytes';
import {ACCEPTED, type Kind, kindOf} from '../assets/accept';
import type {OwnFile, Sample} from '../assets/assets';
import styles from './media-files.module.css';
import {UndoRemoval} from './undo-removal';

type Props = {
	own: readonly OwnFile[];
	samples: readonly Sample[];
	/** Messages about files that weren't accepted. */
	problems: readonly string[];
	/** The name of the file that was removed last, while that can be undone. */
	removed: string | undefined;
	onAdd: (files: File[]) => void;
	onRemove: (name: string) => void;
	onUndo: () => void;
};

const familyOf = (name: string): string => name.replace(/^.*\/|\.\w+$/g, '');

const codes: Record<Kind, (name: string) => string> = {
	image: (name) => `<Img src={staticFile('${name}')} />`,
	video: (name) => `<OffthreadVideo src={staticFile('${name}')} />`,
	sound: (name) => `<Html5Audio src={staticFile('${name}')} />`,
	font: (name) => `loadFont({family: '${familyOf(name)}', url: staticFile('${name}')});`,
};

const Entry = ({name, bytes, onRemove}: {name: string; bytes: number; onRemove?: () => void}) => {
	const kind = kindOf(name);
	return kind ? (
		<li className={styles.file}>
			<span className={styles.name}>{name}</span>
			<span className={styles.about}>
				{kind}, {formatBytes(bytes)}
			</span>
			<button
				type="button"
				className={styles.action}
				aria-label={`Copy the code for ${name}`}
				onClick={({currentTarget}) => void copyText(currentTarget, codes[kind](name))}
			>
				Copy code
			</button>
			{onRemove ? (
				<button type="button" className={styles.action} aria-label={`Remove ${name}`} onClick={onRemove}>
					×
				</button>
			) : null}
		</li>
	) : null;
};

/** The files that code can read with `staticFile()`: the reader's own, and samples. */
export const MediaFiles = ({own, samples, problems, removed, onAdd, onRemove, onUndo}: Props) => {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const add = useRef<HTMLButtonElement>(null);
	return (
		<section className={styles.media} aria-labelledby={id}>
			<div className={styles.head}>
				<h2 id={id} className={styles.title}>
					Files
				</h2>
				<button ref={add} type="button" className={styles.add} onClick={() => field.current?.click()}>
					Add files
				</button>
				<input
					ref={field}
					type="file"
					hidden
					multiple
					accept={ACCEPTED}
					aria-label="Files to add"
					onChange={({target}) => {
						onAdd([...(target.files ?? [])]);
						// So that the same file can be chosen again.
						target.value = '';
					}}
				/>
			</div>
			<p className={styles.text}>
				Drop or paste an image, a video, a sound or a font. Your files stay in this tab: nothing is uploaded, links don’t carry them, and a
				reload forgets them.
			</p>
			<div role="status" aria-label="Files that weren’t added">
				{problems.map((problem) => (
					<p key={problem} className={styles.problem}>
						{problem}
					</p>
				))}
			</div>
			<UndoRemoval
				label="Removed file"
				verb="Removed"
				name={removed}
				onUndo={() => {
					onUndo();
					// The pressed button disappears.
					add.current?.focus();
				}}
			/>
			<ul className={styles.files} aria-label="Your files">
				{own.map(({name, file}) => (
					<Entry
						key={name}
						name={name}
						bytes={file.size}
						onRemove={() => {
							onRemove(name);
							// The pressed button disappears.
							add.current?.focus();
						}}
					/>
				))}
			</ul>
			{samples.length > 0 ? (
				<details className={styles.samples}>
					<summary>Samples to try</summary>
					<ul className={styles.files} aria-label="Samples">
						{samples.map(({name, bytes}) => (
							<Entry key={name} name={name} bytes={bytes} />
						))}
					</ul>
				</details>
			) : null}
		</section>
	);
};
