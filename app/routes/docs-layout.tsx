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
	// The sidebar is long, and what the reader clicked in it is the page: that comes first.
	const shownBranch = useAfterPaint(branch) ?? branch;
	const shownPath = useAfterPaint(path);

	return (
		<div className={styles.layout}>
			{branch && shownBranch ? (
				<>
					<DocsSidebar branch={shownBranch} path={shownPath} />
					<SecondaryMenu>
						<Sidebar branch={shownBranch} path={shownPath} />
					</SecondaryMenu>
				</>
			) : null}
			<div className={styles.content}>
				<Outlet />
			</div>
		</div>
	);
}
