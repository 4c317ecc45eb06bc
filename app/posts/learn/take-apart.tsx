import type {LearnMore} from '../../../pipeline/content/types';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {Cover} from '../cover';
import page from '../list-page.module.css';
import styles from '../post-list.module.css';

/** Videos with source code to study, as a grid of links with covers. */
export function TakeApart({title, text, pieces}: LearnMore['apart']) {
	return (
		<section className={page.more} aria-labelledby="apart">
			<SectionHead id="apart" title={title}>
				{text}
			</SectionHead>
			<ul className={kit.cards}>
				{pieces.map((piece) => (
					<li key={piece.path}>
						<article className={styles.preview}>
							{piece.cover ? <Cover cover={piece.cover} /> : null}
							<div className={styles.text}>
								<h3 className={styles.title}>
									<a href={piece.path}>{piece.title}</a>
								</h3>
								<p className={styles.start}>{piece.text}</p>
							</div>
						</article>
					</li>
				))}
			</ul>
		</section>
	);
}
