import kit from '../../kit/kit.module.css';
import styles from './experts.module.css';

const ADDRESS = 'mailto:hi@remotion.dev?subject=Remotion%20Experts%20directory';

/** Who may be listed in the directory, and how to apply. */
export function HowToBeListed() {
	return (
		<section className={styles.listed} aria-labelledby="be-listed">
			<div>
				<h2 id="be-listed">Get listed</h2>
				<p>Are you available for Remotion projects? Email the team to join the directory.</p>
			</div>
			<a className={kit.secondary} href={ADDRESS}>
				Write to hi@remotion.dev
			</a>
		</section>
	);
}
