import {type KeyboardEvent, type SyntheticEvent, useEffect, useMemo, useRef} from 'react';
import {createPortal} from 'react-dom';
import {PartError} from '../../islands/loading/part-error';
import {useLoad} from '../../islands/loading/use-load';
import type {Sample} from '../assets/assets';
import {SAMPLES_PATH} from '../files';
import Workspace from '../workspace';
import styles from './edit-dialog.module.css';

type Props = {
	/** The title of the video. */
	title: string;
	/** The query of the playground's URL, such as `?demo=api-spring`. */
	search: string;
	/** Called after the dialog was closed. */
	onClose: () => void;
};

const loadSamples = async (): Promise<Sample[]> => {
	const response = await fetch(SAMPLES_PATH);
	if (!response.ok) {
		throw new Error(`The list of sample files could not be loaded (${response.status}).`);
	}

	return (await response.json()) as Sample[];
};

/** The playground in a dialog above the current page. Escape closes it. */
export default function EditDialog({title, search, onClose}: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const hasLeftCode = useRef(false);
	const samples = useLoad(loadSamples);
	const address = useMemo(() => ({search, hash: ''}), [search]);
	useEffect(() => dialog.current?.showModal(), []);

	// In the editor, the first Escape makes Tab leave it, as its hint says. The second one closes the dialog.
	const onKeyDown = (event: KeyboardEvent) => {
		const isFirst = event.key === 'Escape' && (event.target as Element).closest('.cm-editor') !== null && !hasLeftCode.current;
		if (isFirst) {
			event.preventDefault();
		}

		hasLeftCode.current = isFirst;
	};

	// In React, the `close` event of nested dialogs bubbles.
	const onOwnClose = ({target, currentTarget}: SyntheticEvent) => {
		if (target === currentTarget) {
			onClose();
		}
	};

	return createPortal(
		<dialog ref={dialog} className={styles.dialog} aria-labelledby="edit-in-place" onClose={onOwnClose} onKeyDown={onKeyDown}>
			<div className={styles.head}>
				<h2 id="edit-in-place" className={styles.title}>
					Edit “{title}”
				</h2>
				<button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
					Close
				</button>
			</div>
			{samples.status === 'error' ? <PartError {...samples} /> : null}
			{samples.status === 'loaded' ? <Workspace samples={samples.value} address={address} /> : null}
		</dialog>,
		document.body,
	);
}
