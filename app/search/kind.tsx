import styles from './kind.module.css';
import {kindName} from './texts';

/** What sort of page a result is, beside its name; nothing when that says nothing. */
export function Kind({of}: {of: string | undefined}) {
	const name = kindName(of);
	return name ? <span className={styles.kind}>{name}</span> : null;
}
