import {useEffect, useMemo, useState} from 'react';
import type {SidebarBranch, SidebarNode} from '../../pipeline/content/types';
import {ChevronIcon, ExternalIcon} from '../chrome/icons';
import {newTab} from '../navigation/links/external-link';
import {filterSidebar, splitScope} from './filter-sidebar';
import {setCategoryOpen, useOpenCategories} from './open-categories';
import styles from './sidebar.module.css';
import {branchItems, openTrail, requestSidebar, useSidebarItems} from './sidebar-data';
import {SidebarFilter} from './sidebar-filter';

/** A sidebar with at least this many top-level entries has a filter. */
const MIN_FILTERED = 10;

/** The entries of a sidebar. The categories around the current page (`path`) are open. A long list has a filter. */
export function Sidebar({branch, path}: {branch: SidebarBranch; path: string}) {
	const items = useSidebarItems(branch);
	// Looked up in the page's own branch: the whole sidebar may list the page twice, and would then open a different category.
	const trail = useMemo(() => openTrail(branchItems(branch), path) ?? [], [branch, path]);
	const [filter, setFilter] = useState('');
	const filtered = filter.trim() !== '';
	const shown = filtered ? filterSidebar(items, filter) : items;

	useEffect(() => {
		// Navigating to a page opens its categories, even those that were closed before. The reader can close them again.
		for (let depth = 1; depth <= trail.length; depth++) {
			setCategoryOpen([branch.id, ...trail.slice(0, depth)].join(' › '), true);
		}
	}, [branch.id, trail]);

	return (
		<nav aria-label="Docs" data-prefetch="intent">
			{items.length < MIN_FILTERED ? null : (
				<SidebarFilter onFocus={() => void requestSidebar(branch.id)} onChange={setFilter} found={shown.length > 0} />
			)}
			<Items items={shown} parents={[branch.id]} path={path} trail={trail} filtered={filtered} />
		</nav>
	);
}

/** Links with the same label may lead to different pages, so their URL is part of the key. Categories are stored by their label. */
const keyOf = (item: SidebarNode): string =>
	`${item.type} ${item.label} ${item.type === 'link' ? item.path : item.type === 'external' ? item.href : ''}`;

type ItemsProps = {items: SidebarNode[]; parents: string[]; path: string; trail: string[]; filtered: boolean};

function Items({items, path, ...rest}: ItemsProps) {
	return (
		<ul className={styles.list}>
			{items.map((item) => (
				<li key={keyOf(item)} className={item.type === 'heading' ? styles.heading : undefined}>
					{item.type === 'heading' ? (
						item.label
					) : item.type === 'category' ? (
						<Category category={item} path={path} {...rest} />
					) : item.type === 'link' ? (
						<a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
							{item.label}
						</a>
					) : (
						<a href={item.href} {...newTab}>
							{item.label} <ExternalIcon />
						</a>
					)}
				</li>
			))}
		</ul>
	);
}

type CategoryProps = {category: Extract<SidebarNode, {type: 'category'}>} & Omit<ItemsProps, 'items'>;

/**
 * A category. With a page of its own, it's a link with a toggle button; without one, the whole row is the toggle. Closed branches aren't
 * part of the document, so without scripts, both are links to a page. While the sidebar is filtered, every category is open.
 */
function Category({category, parents, path, trail, filtered}: CategoryProps) {
	const [scope, name] = splitScope(category.label);
	const fullName = scope ? category.label : undefined;
	const keys = [...parents, category.label];
	const key = keys.join(' › ');
	const onTrail = trail[0] === category.label;
	const kept = useOpenCategories()[key] ?? onTrail;
	const open = filtered || kept;
	const toggle = () => {
		void requestSidebar(parents[0] ?? '');
		setCategoryOpen(key, !open);
	};

	return (
		<>
			<div className={styles.category} data-on-trail={onTrail || undefined}>
				{category.path ? (
					<>
						<a href={category.path} aria-current={category.path === path ? 'page' : undefined} aria-label={fullName}>
							{name}
						</a>
						<button type="button" className={styles.toggle} aria-expanded={open} aria-label={`Pages of ${category.label}`} onClick={toggle}>
							<ChevronIcon />
						</button>
					</>
				) : (
					<a
						href={category.first}
						role="button"
						aria-expanded={open}
						aria-label={fullName}
						onClick={(event) => {
							event.preventDefault();
							toggle();
						}}
						onKeyDown={(event) => {
							if (event.key === ' ') {
								event.preventDefault();
								toggle();
							}
						}}
					>
						{name}
						<ChevronIcon />
					</a>
				)}
			</div>
			{open && category.items ? (
				<Items items={category.items} parents={keys} path={path} trail={onTrail ? trail.slice(1) : []} filtered={filtered} />
			) : null}
		</>
	);
}
