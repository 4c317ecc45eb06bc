import styles from './logo.module.css';
import {Mark} from './mark';

/** Mark and wordmark in the color of the surrounding text, so the logo is ink in light mode and white in dark mode. */
export const Logo = () => (
	<span className={styles.logo}>
		<Mark size={26} />
		<span>Remotion</span>
	</span>
);
