import type {HomePage} from '../../../pipeline/collections/home-page';
import {LiveDemo} from '../../islands/live-demo';
import {useMoving} from '../../islands/use-moving';
import styles from './home.module.css';
import {SectionHead} from './section-head';

/** What can be built: each running, each with its source and the page that explains it. */
export function Pieces({pieces}: Pick<HomePage, 'pieces'>) {
	const {calm, paused, moving, toggle} = useMoving();
	return (
		<section className={styles.section} aria-labelledby="pieces">
			<SectionHead id="pieces" title="What you can build">
				Everything that moves on this site is a React component, played by the Player that you would use, with its source one click away.
			</SectionHead>
			<button type="button" className={styles.motion} hidden={calm} onClick={toggle}>
				{paused ? 'Play all' : 'Pause all'}
			</button>
			<ul className={styles.pieces}>
				{pieces.map(({demo, title, text, source, docs}) => (
					<li key={demo.id} className={styles.piece} data-island-area="">
						<LiveDemo {...demo} still={!moving} />
						<h3>{title}</h3>
						<p>{text}</p>
						<p className={styles.links}>
							{source ? (
								<a href={source} aria-label={`Source of ${title}`}>
									Source
								</a>
							) : null}
							{docs && docs !== source ? (
								<a href={docs} aria-label={`Documentation of ${title}`}>
									Docs
								</a>
							) : null}
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
