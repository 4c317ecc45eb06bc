import kit from './kit.module.css';
import {outside} from './outside';

/** Where a page leads next, as buttons: the first is the one that most people want. */
export function Actions({links}: {links: {path: string; title: string}[]}) {
	return links.length === 0 ? null : (
		<p className={kit.actions}>
			{links.map(({path, title}, index) => (
				<a key={path} className={index === 0 ? kit.primary : kit.secondary} href={path} {...outside(path)}>
					{title}
				</a>
			))}
		</p>
	);
}
