import type {HomePage} from '../../../pipeline/collections/home/types';
import frame from '../../kit/frame.module.css';
import {LinkCards} from '../../kit/link-cards';
import {SectionHead} from '../../kit/section-head';
import {Prose} from '../../prose/prose';
import styles from './home.module.css';

/** The command that creates a project, and links for different kinds of readers. */
export function GetStarted({title: heading, text: intro, html, cards}: HomePage['start']) {
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="start">
			<div className={styles.lead}>
				<SectionHead id="start" title={heading}>
					{intro}
				</SectionHead>
				<Prose html={html} />
			</div>
			<LinkCards cards={cards} />
		</section>
	);
}
