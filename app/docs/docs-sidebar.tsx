import {memo, useRef} from 'react';
import type {SidebarBranch} from '../../pipeline/content/types';
import styles from './docs-layout.module.css';
import {placeSidebarScript} from './place-sidebar';
import {Sidebar} from './sidebar';
import {useSidebarScroll} from './sidebar-scroll';

type Props = {branch: SidebarBranch; path: string};

/** The sidebar next to docs pages in wide windows, at the scroll position where the reader left it. */
export const DocsSidebar = memo(function DocsSidebar({branch, path}: Props) {
	const box = useRef<HTMLElement>(null);
	useSidebarScroll(box, branch.id, path);

	return (
		<aside ref={box} className={styles.sidebar} aria-label="Docs sidebar">
			<Sidebar branch={branch} path={path} />
			<script dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? placeSidebarScript(branch.id) : ''}} suppressHydrationWarning />
		</aside>
	);
});
