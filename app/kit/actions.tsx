import {externalLink} from '../navigation/links/external-link';
import kit from './kit.module.css';

/** Links as buttons. The first one is the primary action. */
export function Actions({links}: {links: {path: string; title: string}[]}) {
	return links.length === 0 ? null : (
		<p className={kit.actions}>
			{links.map(({path, title}, index) => (
				<a key={path} className={index === 0 ? kit.primary : kit.secondary} href={path} {...externalLink(path)}>
					{title}
				</a>
			))}
		</p>
	);
}
