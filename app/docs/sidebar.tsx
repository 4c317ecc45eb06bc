import {useEffect} from 'react';
import {useLocation} from 'react-router';
import type {SidebarBranch, SidebarNode} from '../../pipeline/content/types';
import {ChevronIcon, ExternalIcon} from '../chrome/icons';
import {cleanPath} from '../navigation/clean-path';
import {setCategoryOpen, useOpenCategories} from './open-categories';
import styles from './sidebar.module.css';
import {openTrail, requestSidebar, useSidebarItems} from './sidebar-data';

/** The pages of a sidebar. The category of the current page is open, the page is marked. */
export function Sidebar({branch}: {branch: SidebarBranch}) {
	const items = useSidebarItems(branch);
	const path = cleanPath(useLocation().pathname);
	const trail = openTrail(items, path) ?? [];
	const trailKey = [branch.id, ...trail].join('\n');

	useEffect(() => {
		// Arriving on a page opens its categories, whatever was closed before; the reader may close them again.
		const [id = '', ...labels] = trailKey.split('\n');
		for (let depth = 1; depth <= labels.length; depth++) {
			setCategoryOpen([id, ...labels.slice(0, depth)].join(' › '), true);
		}
	}, [trailKey]);

	return (
		<nav aria-label="Docs" data-prefetch="intent">
			<Items items={items} parents={[branch.id]} path={path} trail={trail} />
		</nav>
	);
}

/** Links may have one label and lead to different pages; of categories, the label is what is remembered. */
const keyOf = (item: SidebarNode): string =>
	`${item.type} ${item.label} ${item.type === 'link' ? item.path : item.type === 'category' ? '' : item.href}`;

type ItemsProps = {items: SidebarNode[]; parents: string[]; path: string; trail: string[]};

function Items({items, parents, path, trail}: ItemsProps) {
	return (
		<ul className={styles.list}>
			{items.map((item) => (
				<li key={keyOf(item)}>
					{item.type === 'category' ? (
						<Category category={item} parents={parents} path={path} trail={trail} />
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

type CategoryProps = {category: Extract<SidebarNode, {type: 'category'}>; parents: string[]; path: string; trail: string[]};

/**
 * A category with a page of its own is a link with a button beside it; another one is a button. Both lead to a page
 * without scripts, when the closed branches are not there to be opened.
 */
function Category({category, parents, path, trail}: CategoryProps) {
	const keys = [...parents, category.label];
	const key = keys.join(' › ');
	const onTrail = trail[0] === category.label;
	const open = useOpenCategories()[key] ?? onTrail;
	const toggle = () => {
		void requestSidebar(parents[0] ?? '');
		setCategoryOpen(key, !open);
	};

	return (
		<>
			<div className={styles.category} data-on-trail={onTrail || undefined}>
				{category.path ? (
					<>
						<a href={category.path} aria-current={category.path === path ? 'page' : undefined}>
							{category.label}
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
						{category.label}
						<ChevronIcon />
					</a>
				)}
			</div>
			{open && category.items ? <Items items={category.items} parents={keys} path={path} trail={onTrail ? trail.slice(1) : []} /> : null}
		</>
	);
}
