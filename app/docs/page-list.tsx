import {type ReactNode, useDeferredValue, useEffect, useState} from 'react';
import {useNavigate, useSearchParams} from 'react-router';
import type {PageListSection} from '../../pipeline/types';
import styles from './page-list.module.css';

/** Longest query, as everywhere in the search. */
const MAX_QUERY = 64;

type Props = {title: string; lead: ReactNode; label: string; sections: PageListSection[]};

/** Every page of the site by section, with a filter that is kept in the address as `?q=`. Without scripts: all pages. */
export function PageList({title, lead, label, sections}: Props) {
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const [query, setQuery] = useState('');
	const shown = filterPages(sections, useDeferredValue(query));
	const total = shown.reduce((sum, {pages}) => sum + pages.length, 0);

	const asked = (params.get('q') ?? '').slice(0, MAX_QUERY);
	useEffect(() => setQuery(asked), [asked]);
	useEffect(() => {
		if (query === asked) {
			return;
		}

		const timer = setTimeout(
			() => void navigate({search: query ? `?${new URLSearchParams({q: query})}` : ''}, {replace: true, preventScrollReset: true}),
			300,
		);
		return () => clearTimeout(timer);
	}, [query, asked, navigate]);

	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{title}</h1>
			<p className={styles.lead}>{lead}</p>
			<form role="search" onSubmit={(event) => event.preventDefault()}>
				<input
					className={styles.input}
					type="search"
					name="q"
					value={query}
					maxLength={MAX_QUERY}
					aria-label={label}
					placeholder={label}
					onChange={({target}) => setQuery(target.value)}
				/>
			</form>
			<p className={styles.count} role="status">
				{total === 0 ? `No page matches “${query}”.` : `${total} ${total === 1 ? 'page' : 'pages'}`}
			</p>
			{shown.map((section) => (
				<section key={section.title} className={styles.section}>
					<h2>{section.title}</h2>
					<ul className={styles.list}>
						{section.pages.map((page) => (
							<li key={page.path}>
								<a href={page.path}>{page.title}</a>
								<p>{page.description}</p>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

/** The pages that contain every word of a query in title, address or description; sections without any are left out. */
export function filterPages(sections: readonly PageListSection[], query: string): PageListSection[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	return sections
		.map(({title, pages}) => ({
			title,
			pages: pages.filter((page) => {
				const text = `${page.title} ${page.path} ${page.description} ${title}`.toLowerCase();
				return words.every((word) => text.includes(word));
			}),
		}))
		.filter(({pages}) => pages.length > 0);
}
