import type {ReactNode} from 'react';
import frame from './frame.module.css';

type Props = {
	title: ReactNode;
	lead?: ReactNode;
	/** Where this page is listed, as a link above the title. */
	up?: {path: string; title: string};
	/** The step of the scale for first headings; `page` unless given. */
	size?: 'page' | 'product' | 'article';
	/** What follows the lead, such as the first actions. */
	children?: ReactNode;
};

/** The head of a page: its title is in the same place on every page of the site. */
export function PageHead({title, lead, up, size, children}: Props) {
	return (
		<header className={frame.head}>
			{up ? (
				<p className={frame.up}>
					<a href={up.path}>{up.title}</a>
				</p>
			) : null}
			<h1 className={frame.title} data-size={size}>
				{title}
			</h1>
			{lead ? <p className={frame.lead}>{lead}</p> : null}
			{children}
		</header>
	);
}
