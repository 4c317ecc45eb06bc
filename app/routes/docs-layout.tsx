import {useMemo} from 'react';
import {Outlet, useLocation, useMatches} from 'react-router';
import type {DocPage} from '../../pipeline/content/types';
import {SecondaryMenu} from '../chrome/mobile-menu/secondary-menu';
import styles from '../docs/docs-layout.module.css';
import {DocsSidebar} from '../docs/docs-sidebar';
import {Sidebar} from '../docs/sidebar';
import {useAfterPaint} from '../lib/use-after-paint';
import {cleanPath} from '../navigation/clean-path';

/** Stays in place from docs page to docs page, and with it the sidebar. What the sidebar shows comes with the page. */
export default function DocsLayout() {
	const page = useMatches().at(-1)?.loaderData as {page?: DocPage} | undefined;
	const branch = page?.page?.sidebar;
	const path = cleanPath(useLocation().pathname);
	const current = useMemo(() => ({branch, path}), [branch, path]);
	// The sidebar is long, and what the reader waits for is the page: that comes first.
	const painted = useAfterPaint(current);
	const shown = painted.branch ? painted : current;

	return (
		<div className={styles.layout}>
			{branch && shown.branch ? (
				<>
					<DocsSidebar branch={shown.branch} path={shown.path} />
					<SecondaryMenu>
						<Sidebar branch={shown.branch} path={shown.path} />
					</SecondaryMenu>
				</>
			) : null}
			<div className={styles.content}>
				<Outlet />
			</div>
		</div>
	);
}
