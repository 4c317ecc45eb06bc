import kit from '../../kit/kit.module.css';
import styles from './experts.module.css';

const ADDRESS = 'mailto:hi@remotion.dev?subject=Remotion%20Experts%20directory';

/** Who may be listed in the directory, and how to apply. */
export function HowToBeListed() {
	return (
		<section className={styles.listed} aria-labelledby="be-listed">
			<div>
				<h2 id="be-listed">Be listed here</h2>
				<p>The directory is for people who are available for hire with Remotion projects. If you are, let the team know by email.</p>
			</div>
			<a className={kit.secondary} href={ADDRESS}>
				Write to hi@remotion.dev
			</a>
		</section>
	);
}
