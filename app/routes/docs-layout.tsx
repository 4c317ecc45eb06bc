import {useMemo} from 'react';
import {Outlet, useLocation} from 'react-router';
import {SecondaryMenu} from '../chrome/mobile-menu/secondary-menu';
import styles from '../docs/docs-layout.module.css';
import {DocsSidebar} from '../docs/docs-sidebar';
import {Sidebar} from '../docs/sidebar';
import {useAfterPaint} from '../lib/use-after-paint';
import {cleanPath} from '../navigation/clean-path';
import {useSidebarBranch} from '../navigation/use-sidebar-branch';

/** The layout of docs pages. It stays mounted between them, and so does the sidebar, whose entries come with each page's data. */
export default function DocsLayout() {
	const branch = useSidebarBranch();
	const path = cleanPath(useLocation().pathname);
	const current = useMemo(() => ({branch, path}), [branch, path]);
	// The sidebar is long, so it updates after the page itself, which the reader is waiting for.
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
