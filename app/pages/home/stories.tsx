import type {HomePage} from '../../../pipeline/collections/home-page';
import styles from './home.module.css';
import {SectionHead} from './section-head';

/** Who uses it: one fact of each success story. */
export function Stories({stories}: Pick<HomePage, 'stories'>) {
	return stories.length === 0 ? null : (
		<section className={styles.section} aria-labelledby="stories">
			<SectionHead id="stories" title="Who builds with it" />
			<ul className={styles.stories}>
				{stories.map(({path, name, fact, text}) => (
					<li key={path}>
						<h3>
							<a href={path}>
								<span>{name}</span>
								{fact}
							</a>
						</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
