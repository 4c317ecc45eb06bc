import type {HomePage} from '../../../pipeline/collections/home-page';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {Prose} from '../../prose/prose';
import styles from './home.module.css';

/** The command once more, and doors for what a reader came for. */
export function Doors({doors, startHtml}: Pick<HomePage, 'doors' | 'startHtml'>) {
	return (
		<section className={`${kit.frame} ${styles.section}`} aria-labelledby="start">
			<SectionHead id="start" title="Start with one command">
				It asks for a name and a template, installs the dependencies, and leaves you with a project that moves.
			</SectionHead>
			<div className={styles.start}>
				<Prose html={startHtml} />
			</div>
			<ul className={kit.cards}>
				{doors.map(({path, title, text}) => (
					<li key={path}>
						<a className={kit.card} href={path}>
							<h3>{title}</h3>
							<p>{text}</p>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
