import siteConfig from 'virtual:site-config';
import {useEffect, useRef} from 'react';
import type {Heading} from '../../pipeline/content/types';
import styles from './table-of-contents.module.css';
import {useActiveHeading} from './use-active-heading';

const {minHeadingLevel, maxHeadingLevel} = siteConfig.tableOfContents;

/** The headings that the table of contents lists. */
export const listedHeadings = (headings: readonly Heading[]) =>
	headings.filter(({depth}) => depth >= minHeadingLevel && depth <= maxHeadingLevel);

/** The table of contents next to the text in wide windows, with the current heading marked. */
export function TableOfContents({headings}: {headings: readonly Heading[]}) {
	const listed = listedHeadings(headings);
	const active = useActiveHeading(listed.map(({id}) => id));
	const list = useRef<HTMLElement>(null);

	useEffect(() => {
		const box = list.current;
		if (box && active === undefined) {
			// The reader is above the first heading.
			box.scrollTop = 0;
		}

		const link = active === undefined ? null : box?.querySelector<HTMLElement>(`a[href="#${CSS.escape(active)}"]`);
		if (box && link && (link.offsetTop < box.scrollTop || link.offsetTop + link.offsetHeight > box.scrollTop + box.clientHeight)) {
			box.scrollTop = link.offsetTop - box.clientHeight / 2;
		}
	}, [active]);

	return (
		<nav ref={list} className={styles.contents} aria-labelledby="table-of-contents">
			<h2 id="table-of-contents" className={styles.title}>
				On this page
			</h2>
			<HeadingList headings={listed} active={active} />
		</nav>
	);
}

/** The table of contents above the text in narrow windows, collapsed at first. Works without scripts. */
export function CollapsedTableOfContents({headings}: {headings: readonly Heading[]}) {
	return (
		<details className={styles.collapsed} data-no-print="">
			<summary>On this page</summary>
			<HeadingList headings={listedHeadings(headings)} />
		</details>
	);
}

function HeadingList({headings, active}: {headings: readonly Heading[]; active?: string}) {
	return (
		<ul className={styles.list}>
			{headings.map(({id, text, depth}) => (
				<li key={id} data-depth={depth}>
					<a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
						{text}
					</a>
				</li>
			))}
		</ul>
	);
}
