import type {LearnMore} from '../../../pipeline/content/types';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from '../list-page.module.css';

/** Where to go on after the articles. */
export function KeepLearning({title, cards}: Pick<LearnMore, 'title' | 'cards'>) {
	return (
		<section className={styles.more} aria-labelledby="more">
			<SectionHead id="more" title={title} />
			<ul className={kit.cards}>
				{cards.map(({title, text, path}) => (
					<li key={path}>
						<a className={kit.card} href={path}>
							<strong>{title}</strong>
							<span>{text}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
