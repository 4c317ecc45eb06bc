import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {SectionHead} from '../../kit/section-head';
import {Prose} from '../../prose/prose';
import styles from './home.module.css';

/** The command once more, and doors for what a reader came for. */
export function Doors({title: heading, text: intro, html, doors}: HomePage['start']) {
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="start">
			<div className={styles.lead}>
				<SectionHead id="start" title={heading}>
					{intro}
				</SectionHead>
				<Prose html={html} />
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
