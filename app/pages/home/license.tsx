import type {License as Words} from '../../../pipeline/content/types';
import frame from '../../kit/frame.module.css';
import {LicenseTiles} from '../../kit/license-tiles';
import {SectionHead} from '../../kit/section-head';
import styles from './home.module.css';

/** Who can use Remotion for free, and who needs a license. */
export function License({title, items}: Words) {
	return (
		<section className={`${frame.sides} ${styles.section}`} aria-labelledby="license">
			<SectionHead id="license" title={title} />
			<LicenseTiles items={items} />
		</section>
	);
}
