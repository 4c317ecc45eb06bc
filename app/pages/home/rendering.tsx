import {useState} from 'react';
import type {HomePage} from '../../../pipeline/collections/home/types';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import frame from '../../kit/frame.module.css';
import {SectionHead} from '../../kit/section-head';
import {useHydrated} from '../../lib/use-hydrated';
import styles from './home.module.css';

const ALL = 'all';

/** Where videos can be rendered. The diagram is a video itself, and highlights the selected place. */
export function Rendering({title: heading, text: intro, demo, places}: HomePage['rendering']) {
	const [where, setWhere] = useState(ALL);
	const hydrated = useHydrated();
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="rendering">
			<SectionHead id="rendering" title={heading}>
				{intro}
			</SectionHead>
			<div className={styles.split}>
				<LiveDemo {...demo} inputProps={{where}} />
				<ul className={styles.places}>
					{places.map(({id, title, text, docs}) => (
						<li key={id} data-chosen={where === id} data-place={id}>
							<h3>
								<button type="button" aria-pressed={where === id} disabled={!hydrated} onClick={() => setWhere(where === id ? ALL : id)}>
									{title}
								</button>
							</h3>
							<p>{text}</p>
							{docs ? (
								<a href={docs} aria-label={`How rendering works: ${title}`}>
									How it works
								</a>
							) : null}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
