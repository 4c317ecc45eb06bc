import type {PageLink} from '../../pipeline/content/types';
import kit from './kit.module.css';

/** Links as cards, with title and description. The whole card is the link. */
export function LinkCards({cards}: {cards: readonly (PageLink & {text: string})[]}) {
	return (
		<ul className={kit.cards}>
			{cards.map(({path, title, text}) => (
				<li key={path}>
					<a className={kit.card} href={path}>
						<h3>{title}</h3>
						<p>{text}</p>
					</a>
				</li>
			))}
		</ul>
	);
}
