import type {HomePage} from '../../../pipeline/collections/home-page';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

/** Who uses it: one fact of each success story. */
export function Stories({stories}: Pick<HomePage, 'stories'>) {
	return stories.length === 0 ? null : (
		<section className={`${kit.frame} ${styles.section}`} aria-labelledby="stories">
			<SectionHead id="stories" title="Who builds with it" />
			<ul className={`${kit.cards} ${styles.stories}`}>
				{stories.map(({path, name, fact, text}) => (
					<li key={path} className={kit.ruled}>
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
