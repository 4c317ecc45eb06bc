import type {CommunityEntry, Piece} from '../../../pipeline/collections/showcase/types';
import type {FixedPage} from '../../../pipeline/content/types';
import frame from '../../kit/frame.module.css';
import {PageHead} from '../../kit/page-head';
import {sharedTags, toSearch} from '../../kit/tag-filter';
import {TagLinks} from '../../kit/tag-links';
import {MAX_QUERY} from '../../search/limits';
import {HeadActions} from '../head-actions';
import {CommunityList} from './community-list';
import {filterPieces, findByWords} from './filter';
import styles from './gallery.module.css';
import {PieceCard} from './piece-card';
import {useFilter} from './use-filter';

/** How many posters load eagerly: those of the first row. */
const FIRST_ROW = 3;

const count = (number: number, one: string, many: string) => `${number === 0 ? 'No' : number} ${number === 1 ? one : many}`;

/** The gallery of the site's own compositions and the list of community videos, with one search for both. */
export function ShowcaseView({head, pieces, community}: {head: FixedPage; pieces: Piece[]; community: CommunityEntry[]}) {
	const {field, query, tag, setQuery} = useFilter();
	const shown = filterPieces(pieces, {query, tag});
	const others = findByWords(community, query);

	return (
		<div className={frame.page}>
			<PageHead title={head.title} lead={head.lead}>
				<HeadActions links={[{path: '/showcase/add', title: 'Add your video'}]} />
			</PageHead>
			<search>
				<form className={styles.tools} action="/showcase" onSubmit={(event) => event.preventDefault()}>
					<input
						ref={field}
						className={styles.input}
						type="search"
						dir="auto"
						name="q"
						value={query}
						maxLength={MAX_QUERY}
						aria-label="Search the showcase"
						placeholder="Search the showcase"
						autoComplete="off"
						spellCheck={false}
						onChange={({target}) => setQuery(target.value)}
					/>
					<TagLinks
						label="Filter compositions by tag"
						tags={sharedTags(pieces, tag).sort((a, b) => a.localeCompare(b, 'en'))}
						chosen={tag}
						href={(name) => `/showcase${toSearch({query, tag: name})}`}
					/>
					<p className={styles.count} role="status">
						{count(shown.length, 'composition', 'compositions')}
						{tag ? ` tagged ${tag}` : ''}, {count(others.length, 'community video', 'community videos').toLowerCase()}
					</p>
				</form>
			</search>
			<section aria-labelledby="compositions">
				<h2 id="compositions" className={styles.heading}>
					Compositions with source
				</h2>
				{shown.length > 0 ? (
					<ul className={styles.grid}>
						{shown.map((piece) => (
							<PieceCard key={piece.slug} piece={piece} eager={pieces.indexOf(piece) < FIRST_ROW} />
						))}
					</ul>
				) : (
					<p className={styles.none}>
						No composition matches. <a href="/showcase">Show all</a>
					</p>
				)}
			</section>
			<section className={styles.community} aria-labelledby="community">
				<h2 id="community" className={styles.heading}>
					From the community
				</h2>
				{others.length > 0 ? (
					<CommunityList entries={others} />
				) : (
					<p className={styles.none}>
						No community video matches. <a href="/showcase">Show all</a>
					</p>
				)}
			</section>
		</div>
	);
}
