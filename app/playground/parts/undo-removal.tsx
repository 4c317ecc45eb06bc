import styles from './undo-removal.module.css';

type Props = {
	/** Says what this announces, for screen readers. */
	label: string;
	/** The name of the removed file, if one was. */
	name: string | undefined;
	/** What was done to it, such as "Deleted". */
	verb: string;
	onUndo: () => void;
};

/** Announces that a file was removed, with a button that brings it back. Always rendered, or the first one wouldn't be announced. */
export const UndoRemoval = ({label, name, verb, onUndo}: Props) => (
	<div role="status" aria-label={label}>
		{name === undefined ? null : (
			<p key={name} className={styles.removal}>
				<span className={styles.text}>
					{verb} <span className={styles.name}>{name}</span>
				</span>
				<button type="button" className={styles.undo} onClick={onUndo}>
					Undo
				</button>
			</p>
		)}
	</div>
);
