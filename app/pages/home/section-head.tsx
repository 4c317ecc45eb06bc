import type {ReactNode} from 'react';
import styles from './home.module.css';

type Props = {id: string; title: string; children?: ReactNode};

/** Heading of a section with one sentence below it. */
export function SectionHead({id, title, children}: Props) {
	return (
		<div className={styles.head}>
			<h2 id={id} className={styles.heading}>
				{title}
			</h2>
			{children ? <p className={styles.intro}>{children}</p> : null}
		</div>
	);
}
