import type {LearnMore} from '../../../pipeline/content/types';
import {LinkCards} from '../../kit/link-cards';
import {SectionHead} from '../../kit/section-head';
import styles from '../list-page.module.css';

/** What to read after the articles. */
export function KeepLearning({title, cards}: Pick<LearnMore, 'title' | 'cards'>) {
	return (
		<section className={styles.more} aria-labelledby="more">
			<SectionHead id="more" title={title} />
			<LinkCards cards={cards} />
		</section>
	);
}
