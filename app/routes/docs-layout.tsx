import {useRef} from 'react';
import {Outlet, useLocation, useMatches} from 'react-router';
import type {DocPage} from '../../pipeline/content/types';
import {SecondaryMenu} from '../chrome/mobile-menu/secondary-menu';
import styles from '../docs/docs-layout.module.css';
import {placeSidebarScript} from '../docs/place-sidebar';
import {Sidebar} from '../docs/sidebar';
import {useSidebarScroll} from '../docs/sidebar-scroll';

/** Stays in place from docs page to docs page, and with it the sidebar. What the sidebar shows comes with the page. */
export default function DocsLayout() {
	const page = useMatches().at(-1)?.loaderData as {page?: DocPage} | undefined;
	const branch = page?.page?.sidebar;
	const box = useRef<HTMLElement>(null);
	useSidebarScroll(box, branch?.id, useLocation().pathname);

	return (
		<div className={styles.layout}>
			{branch ? (
				<>
					<aside ref={box} className={styles.sidebar} aria-label="Docs sidebar">
						<Sidebar branch={branch} />
						<script dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? placeSidebarScript(branch.id) : ''}} suppressHydrationWarning />
					</aside>
					<SecondaryMenu>
						<Sidebar branch={branch} />
					</SecondaryMenu>
				</>
			) : null}
			<div className={styles.content}>
				<Outlet />
			</div>
		</div>
	);
}
