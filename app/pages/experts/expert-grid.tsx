import type {Expert} from '../../../pipeline/collections/people/types';
import {useHydrated} from '../../lib/use-hydrated';
import {orderOfVisit, orderScript} from './drawn-order';
import {ExpertCard} from './expert-card';
import styles from './experts.module.css';

/**
 * The experts in an order drawn per visit. The server writes them by name; a script draws the order before the first
 * paint, and once React runs it puts the cards themselves into the order that is seen already, so that the keyboard
 * follows the eye and nothing moves.
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
