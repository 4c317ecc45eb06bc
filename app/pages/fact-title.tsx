import type {ReactNode} from 'react';
import styles from './fact-title.module.css';

type Props = {
	/** What the fact comes down to, such as a time or a price: it is shown large. */
	figure?: string;
	children: ReactNode;
};

/** The heading of a fact, which begins with its figure, if it has one. */
export function FactTitle({figure, children}: Props) {
	return (
		<h3>
			{figure ? <span className={styles.figure}>{figure} </span> : null}
			{children}
		</h3>
	);
}
