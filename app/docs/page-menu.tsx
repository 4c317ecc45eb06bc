import {useRef} from 'react';
import {copyText} from '../../prose/code/client';
import {ChevronIcon} from '../chrome/icons';
import {useDisclosure} from '../chrome/navbar/use-disclosure';
import {lazyPart} from '../islands/loading/lazy-part';
import styles from './page-menu.module.css';

const loadList = () => import('./page-menu-list');

const PageMenuList = lazyPart(loadList, {name: 'app/docs/page-menu-list'});

/** Loads the menu before it's opened. If that fails, opening it tries again and shows the error. */
const preloadList = () => void loadList().catch(() => {});

export type PageMenuProps = {path: string; title: string; editUrl?: string};

/** Actions for a page: copy it as Markdown, open it in an AI assistant, edit it, report a problem. */
export function PageMenu({path, title, editUrl}: PageMenuProps) {
	const part = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useDisclosure(part);
	const file = `${path}.md`;
	const fetchMarkdown = async () => {
		const response = await fetch(file);
		if (!response.ok) {
			throw new Error(`${file}: ${response.status}`);
		}

		return response.text();
	};

	return (
		<div ref={part} className={styles.menu} data-no-print>
			<button
				type="button"
				className={styles.copy}
				aria-label="Copy page as Markdown"
				onClick={({currentTarget}) => void copyText(currentTarget, fetchMarkdown())}
			>
				Copy page
			</button>
			<button
				type="button"
				className={styles.more}
				aria-label="More about this page"
				aria-expanded={open}
				onPointerEnter={preloadList}
				onFocus={preloadList}
				onClick={() => setOpen(!open)}
			>
				<ChevronIcon />
			</button>
			{open ? <PageMenuList path={path} title={title} editUrl={editUrl} /> : null}
		</div>
	);
}
