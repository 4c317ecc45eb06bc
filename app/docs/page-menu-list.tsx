import siteConfig from 'virtual:site-config';
import {newTab} from '../navigation/links/external-link';
import type {PageMenuProps} from './page-menu';
import styles from './page-menu-list.module.css';

/** The entries of a page's menu. */
export default function PageMenuList(props: PageMenuProps) {
	return (
		<ul className={styles.list}>
			{entries(props).map(([label, href]) => (
				<li key={label}>
					<a href={href} {...(href.startsWith('/') ? {} : newTab)}>
						{label}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Labels and URLs. AI assistants get the public URL of the page's Markdown form, which they can fetch. */
const entries = ({path, title, editUrl}: PageMenuProps): [label: string, href: string][] => {
	const {url, organization, repository} = siteConfig;
	const prompt = encodeURIComponent(`Read ${url}${path}.md and help me with it.`);
	const report = new URLSearchParams({title: `Docs: ${title}`, body: `Page: ${url}${path}\n\nWhat is wrong or missing?\n\n`});
	return [
		['View as Markdown', `${path}.md`],
		['Open in ChatGPT', `https://chatgpt.com/?q=${prompt}`],
		['Open in Claude', `https://claude.ai/new?q=${prompt}`],
		['Open in Cursor', `https://cursor.com/link/prompt?text=${prompt}`],
		...(editUrl ? ([['Edit this page', editUrl]] satisfies [string, string][]) : []),
		['Report a problem', `https://github.com/${organization}/${repository}/issues/new?${report}`],
	];
};
