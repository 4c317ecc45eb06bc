import siteConfig from 'virtual:site-config';
import styles from './logo.module.css';
import {Mark} from './mark';

const {logo, title} = siteConfig.navbar;

/**
 * The configured logo in its light or dark variant. Without one, mark and wordmark in the color of the surrounding text, so the logo is ink in
 * light mode and white in dark mode.
 */
export const Logo = () => (
	<span className={styles.logo}>
		{logo.src ? (
			<>
				<img className={styles.light} src={logo.src} alt="" height="28" />
				<img className={styles.dark} src={logo.srcDark ?? logo.src} alt="" height="28" />
				{title ? <span>{title}</span> : null}
			</>
		) : (
			<>
				<Mark size={26} />
				<span>Remotion</span>
			</>
		)}
	</span>
);
