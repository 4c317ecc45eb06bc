import type {ReactNode} from 'react';
import styles from './fact-title.module.css';

type Props = {
	/** The number that the fact is about, such as a time or a price. It's shown large. */
	figure?: string;
	children: ReactNode;
};

/** The heading of a fact, after its figure, if it has one. */
export function FactTitle({figure, children}: Props) {
	return (
		<h3>
			{figure ? <span className={styles.figure}>{figure} </span> : null}
			{children}
		</h3>
	);
}
