import type {Expert} from '../../../pipeline/collections/people/types';
import {useHydrated} from '../../lib/use-hydrated';
import {orderOfVisit, orderScript} from './drawn-order';
import {ExpertCard} from './expert-card';
import styles from './experts.module.css';

/**
 * The experts, in random order for each visit. They are prerendered by name, and an inline script reorders them visually before the first
 * paint. After hydration, React puts the elements in the same order, so that the focus order matches what is seen and nothing moves.
 */
export function ExpertGrid({experts}: {experts: Expert[]}) {
	const hydrated = useHydrated();
	const shown = hydrated ? orderOfVisit(experts.length).flatMap((index) => experts[index] ?? []) : experts;
	return (
		<>
			{hydrated ? null : (
				<script dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? orderScript(experts.length) : ''}} suppressHydrationWarning />
			)}
			<ul className={styles.grid} data-order={hydrated ? 'drawn' : 'neutral'}>
				{shown.map((expert) => (
					<li key={expert.slug} className={styles.cell}>
						<ExpertCard expert={expert} />
					</li>
				))}
			</ul>
		</>
	);
}
