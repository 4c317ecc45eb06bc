import siteConfig from 'virtual:site-config';
import {memo} from 'react';
import frame from '../kit/frame.module.css';
import {useHydrated} from '../lib/use-hydrated';
import {newTab} from '../navigation/links/external-link';
import {Logo} from '../theme/brand/logo';
import styles from './footer.module.css';

const {columns, copyright, style} = siteConfig.footer;

/** The logo, columns of links, and the copyright line with the current year. */
export const Footer = memo(function Footer() {
	// The page may have been prerendered last year.
	const year = useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
	return (
		<footer className={styles.footer} data-style={style}>
			<div className={`${frame.sides} ${styles.inner}`}>
				<div className={styles.brand}>
					<Logo />
					<p>{siteConfig.tagline}</p>
				</div>
				<nav className={styles.columns} aria-label="Footer" data-prefetch="intent">
					{columns.map(({title, items}) => (
						<section key={title}>
							<h2 className={styles.title}>{title}</h2>
							<ul className={styles.list}>
								{items.map(({label, to, href}) => (
									<li key={label}>
										<a href={to ?? href} {...(href ? newTab : {})}>
											{label}
										</a>
									</li>
								))}
							</ul>
						</section>
					))}
				</nav>
			</div>
			<p className={`${frame.sides} ${styles.copyright}`}>
				<span>{copyright.replace('{year}', String(year))}</span> <span>Documentation of version {siteConfig.docsVersion}</span>
			</p>
		</footer>
	);
});
