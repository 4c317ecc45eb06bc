import {Actions} from '../kit/actions';
import styles from './head-actions.module.css';

/** Actions in the head of a page: next to the lead on wide screens, below it on others. */
export function HeadActions({links}: {links: {path: string; title: string}[]}) {
	return (
		<div className={styles.end}>
			<Actions links={links} />
		</div>
	);
}
