import type {FixedPage} from '../../pipeline/content/types';
import type {ExampleGroup} from '../../pipeline/playground/types';
import {Spinner} from '../islands/loading/spinner';
import {LazyWorkspace} from '../islands/workspace';
import frame from '../kit/frame.module.css';
import {PageHead} from '../kit/page-head';
import {useHydrated} from '../lib/use-hydrated';
import type {Sample} from './assets/assets';
import styles from './playground-page.module.css';

type Props = {
	head: FixedPage;
	examples: ExampleGroup[];
	/** The site's sample files that code may use. */
	samples: Sample[];
	/** The first example as HTML, for readers without scripts. */
	sourceHtml: string;
};

/** The playground's page. The workspace is loaded after hydration. */
export const PlaygroundPage = ({head, examples, samples, sourceHtml}: Props) => {
	const isAlive = useHydrated();
	return (
		<div className={`${frame.page} ${styles.page}`}>
			<PageHead title={head.title} lead={head.lead} size="article" />
			{isAlive ? (
				<div className={styles.room}>
					<LazyWorkspace examples={examples} samples={samples} />
				</div>
			) : (
				<>
					<div className={`${styles.room} ${styles.empty}`}>
						<Spinner />
					</div>
					<noscript>
						<p>
							The playground compiles and plays videos in your browser, so it needs JavaScript. This is the source of its first example:
						</p>
						<div className="prose" dangerouslySetInnerHTML={{__html: sourceHtml}} />
					</noscript>
				</>
			)}
		</div>
	);
};
