import type {LearnMore} from '../../../pipeline/content/types';
import {SectionHead} from '../../kit/section-head';
import styles from './learn.module.css';

/** The first pages to read, as numbered steps. */
export function WhereToStart({title, text, steps}: LearnMore['start']) {
	return (
		<section className={styles.start} aria-labelledby="start">
			<SectionHead id="start" title={title}>
				{text}
			</SectionHead>
			<div className="prose">
				<ol className="steps">
					{steps.map((step) => (
						<li key={step.path} className="step">
							<p className="step-title">
								<a href={step.path}>{step.title}</a>
							</p>
							<p>{step.text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
