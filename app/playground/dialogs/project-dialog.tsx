import {useEffect, useRef} from 'react';
import {copyText} from '../../../prose/code/client';
import type {NeededFiles} from '../assets/assets';
import {localProject, shellScript} from '../continue-locally';
import type {Project} from '../project';
import styles from './project-dialog.module.css';

type Props = {project: Project; media: NeededFiles; onClose: () => void};

const CopyButton = ({text, label, className}: {text: string; label: string; className?: string}) => (
	<button type="button" className={className ?? styles.copy} onClick={({currentTarget}) => void copyText(currentTarget, text)}>
		{label}
	</button>
);

/** Explains how to continue on the reader's own machine. */
export const ProjectDialog = ({project, media, onClose}: Props) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const local = localProject(project, media, window.location.origin);
	useEffect(() => dialog.current?.showModal(), []);

	return (
		<dialog ref={dialog} className={styles.dialog} aria-labelledby="continue-locally" onClose={onClose}>
			<div className={styles.head}>
				<h2 id="continue-locally" className={styles.title}>
					Continue on your machine
				</h2>
				<button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
					×
				</button>
			</div>
			<p className={styles.text}>
				You need Node.js. On macOS and Linux, one shell script creates the project, writes the files and opens the Studio:
			</p>
			<CopyButton text={shellScript(local)} label="Copy as shell script" className={styles.main} />
			{local.missing.length > 0 ? (
				<p className={styles.warning}>
					Your own files aren’t part of the script: copy {local.missing.join(', ')} into the project’s “public” folder.
				</p>
			) : null}
			<p className={styles.text}>On any system, run these commands, then save the files:</p>
			<div className={styles.file}>
				<div className={styles.bar}>
					<span>Terminal</span>
					<CopyButton text={local.commands} label="Copy" />
				</div>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
				<pre className={styles.code} tabIndex={0}>
					{local.commands}
				</pre>
			</div>
			<ul className={styles.files}>
				{local.files.map(({name, code}) => (
					<li key={name} className={styles.bar}>
						<span>{name}</span>
						<CopyButton text={code} label="Copy" />
					</li>
				))}
			</ul>
		</dialog>
	);
};
