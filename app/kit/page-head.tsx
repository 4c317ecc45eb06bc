import type {ReactNode} from 'react';
import frame from './frame.module.css';

type Props = {
	title: ReactNode;
	lead?: ReactNode;
	/** The parent page, linked above the title. */
	up?: {path: string; title: string};
	/** The size of the title. Defaults to `page`. */
	size?: 'page' | 'product' | 'article';
	/** Content after the lead, such as actions. */
	children?: ReactNode;
};

/** The head of a page, with the title in the same place on every page. */
export function PageHead({title, lead, up, size, children}: Props) {
	return (
		<header className={frame.head}>
			{up ? (
				<p className={frame.up} data-no-print="">
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
