import siteConfig from 'virtual:site-config';
import {useRef} from 'react';
import {copyText} from '../../prose/code/client';
import {ChevronIcon} from '../chrome/icons';
import {useDisclosure} from '../chrome/navbar/use-disclosure';
import styles from './page-menu.module.css';

type Props = {path: string; title: string; editUrl?: string};

/** What a reader may do with a page: copy it as Markdown, read it with an assistant, edit it, report a problem. */
export function PageMenu({path, title, editUrl}: Props) {
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
			<button type="button" className={styles.more} aria-label="More about this page" aria-expanded={open} onClick={() => setOpen(!open)}>
				<ChevronIcon />
			</button>
			<ul className={styles.list} hidden={!open}>
				{open ? entries({path, title, editUrl}).map(([label, href]) => <Entry key={label} label={label} href={href} />) : null}
			</ul>
		</div>
	);
}

function Entry({label, href}: {label: string; href: string}) {
	return (
		<li>
			<a href={href} {...(href.startsWith('/') ? {} : {target: '_blank', rel: 'noopener'})}>
				{label}
			</a>
		</li>
	);
}

/** Labels and URLs of the menu. Assistants get the public URL of the Markdown form, which they can fetch. */
const entries = ({path, title, editUrl}: Props): [label: string, href: string][] => {
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
