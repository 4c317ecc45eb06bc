import type {License} from '../../pipeline/content/types';
import {externalLink} from '../navigation/links/external-link';
import kit from './kit.module.css';

/** The free license and the company license, side by side. */
export function LicenseTiles({items}: Pick<License, 'items'>) {
	return (
		<ul className={kit.pair}>
			{items.map(({title, price, per, text, link}) => (
				<li key={title} className={kit.tile}>
					<h3>{title}</h3>
					<div>
						<strong className={kit.heading}>{price}</strong> {per}
					</div>
					<p>{text}</p>
					{link ? (
						<p>
							<a href={link.path} {...externalLink(link.path)}>
								{link.title}
							</a>
						</p>
					) : null}
				</li>
			))}
		</ul>
	);
}
