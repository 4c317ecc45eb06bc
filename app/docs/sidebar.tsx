import {useEffect, useState} from 'react';
import type {SidebarBranch, SidebarNode} from '../../pipeline/content/types';
import {ChevronIcon, ExternalIcon} from '../chrome/icons';
import {filterSidebar, splitScope} from './filter-sidebar';
import {setCategoryOpen, useOpenCategories} from './open-categories';
import styles from './sidebar.module.css';
import {branchItems, openTrail, requestSidebar, useSidebarItems} from './sidebar-data';
import {SidebarFilter} from './sidebar-filter';

/** From this many top-level entries on, the sidebar has a filter. */
const MIN_FILTERED = 10;

/** The pages of a sidebar. The category of the current page, `path`, is open, the page is marked; a long list can be filtered. */
export function Sidebar({branch, path}: {branch: SidebarBranch; path: string}) {
	const items = useSidebarItems(branch);
	// Of this page's branch: a page that the whole list names twice would open another category as soon as that is there.
	const trail = openTrail(branchItems(branch), path) ?? [];
	const trailKey = [branch.id, ...trail].join('\n');
	const [filter, setFilter] = useState('');
	const filtered = filter.trim() !== '';
	const shown = filtered ? filterSidebar(items, filter) : items;

	useEffect(() => {
		// Arriving on a page opens its categories, whatever was closed before; the reader may close them again.
		const [id = '', ...labels] = trailKey.split('\n');
		for (let depth = 1; depth <= labels.length; depth++) {
			setCategoryOpen([id, ...labels.slice(0, depth)].join(' › '), true);
		}
	}, [trailKey]);

	return (
		<nav aria-label="Docs" data-prefetch="intent">
			{items.length < MIN_FILTERED ? null : (
				<SidebarFilter onFocus={() => void requestSidebar(branch.id)} onChange={setFilter} found={shown.length > 0} />
			)}
			<Items items={shown} parents={[branch.id]} path={path} trail={trail} filtered={filtered} />
		</nav>
	);
}

/** Links may have one label and lead to different pages; of categories, the label is what is remembered. */
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
						<a href={item.href} target="_blank" rel="noopener">
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
 * A category with a page of its own is a link with a button beside it; another one is a button. Both lead to a page
 * without scripts, when the closed branches are not there to be opened. While the sidebar is filtered, all that is left is open.
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
