import {useRef} from 'react';
import type {PiecePage} from '../../../pipeline/collections/showcase/types';
import {EditInPlace} from '../../islands/edit-in-place';
import {LiveDemo} from '../../islands/live-demo/live-demo';
import frame from '../../kit/frame.module.css';
import kit from '../../kit/kit.module.css';
import {PageHead} from '../../kit/page-head';
import {toSearch} from '../../kit/tag-filter';
import {Pager} from '../../prose/pager';
import {Prose} from '../../prose/prose';
import styles from './piece.module.css';

/** The page of a composition: player, source, and how to start from it. */
export function PieceView({piece}: {piece: PiecePage}) {
	const {title, description, tags, demo, sourceHtml, startHtml, editPath, previous, next} = piece;
	const aside = useRef<HTMLDivElement>(null);
	return (
		<article className={frame.page}>
			<PageHead title={title} lead={description} up={{path: '/showcase', title: 'Showcase'}} />
			<div className={styles.stage}>
				<div className={styles.player}>
					<LiveDemo key={demo.id} {...demo} eager />
				</div>
				<div ref={aside} className={styles.aside}>
					{editPath ? (
						<a className={`${kit.primary} ${styles.edit}`} data-edit={title} href={editPath} aria-haspopup="dialog">
							Edit in the playground
						</a>
					) : null}
					<Facts piece={piece} />
				</div>
				<EditInPlace root={aside} />
			</div>
			<ul className={`${kit.chips} ${styles.tags}`} aria-label="Tags">
				{tags.map((tag) => (
					<li key={tag}>
						<a className={kit.chip} href={`/showcase${toSearch({query: '', tag})}`}>
							{tag}
						</a>
					</li>
				))}
			</ul>
			<div className={styles.columns}>
				<section className={styles.source} aria-labelledby="source">
					<h2 id="source" className={styles.heading}>
						Source
					</h2>
					<p className={styles.note}>This file is the whole video that plays above.</p>
					<Prose html={sourceHtml} />
				</section>
				<section className={styles.start} aria-labelledby="start">
					<h2 id="start" className={styles.heading}>
						Start from this video
					</h2>
					<Prose html={startHtml} />
				</section>
			</div>
			<Pager previous={previous} next={next} previousLabel="Previous composition" nextLabel="Next composition" label="Other compositions" />
		</article>
	);
}

function Facts({piece: {demo, packages}}: {piece: PiecePage}) {
	const {width, height, fps, durationInFrames} = demo.video;
	const facts: [name: string, values: readonly string[]][] = [
		['Size', [`${width} × ${height}`]],
		['Length', [`${Number((durationInFrames / fps).toFixed(1))} s`]],
		['Frames', [`${durationInFrames} at ${fps} fps`]],
		['Made with', packages],
	];
	return (
		<dl className={styles.facts}>
			{facts.map(([name, values]) => (
				<div key={name}>
					<dt>{name}</dt>
					{values.map((value) => (
						<dd key={value}>{value}</dd>
					))}
				</div>
			))}
		</dl>
	);
}
