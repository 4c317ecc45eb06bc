import type {HomePage} from '../../../pipeline/collections/home-page';
import {Prose} from '../../prose/prose';
import styles from './home.module.css';
import {SectionHead} from './section-head';

/** The command once more, and doors for what a reader came for. */
export function Doors({doors, startHtml}: Pick<HomePage, 'doors' | 'startHtml'>) {
	return (
		<section className={styles.section} aria-labelledby="start">
			<SectionHead id="start" title="Start with one command">
				It asks for a name and a template, installs the dependencies, and leaves you with a project that moves.
			</SectionHead>
			<div className={styles.start}>
				<Prose html={startHtml} />
			</div>
			<ul className={styles.doors}>
				{doors.map(({path, title, text}) => (
					<li key={path}>
						<a className={styles.door} href={path}>
							<strong>{title}</strong>
							<span>{text}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
