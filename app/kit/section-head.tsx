import type {ReactNode} from 'react';
import kit from './kit.module.css';

type Props = {
	/** The heading's id, for `aria-labelledby` of the section. */
	id: string;
	title: string;
	children?: ReactNode;
};

/** Heading of a section, with one sentence below it. */
export function SectionHead({id, title, children}: Props) {
	return (
		<div className={kit.sectionHead}>
			<h2 id={id} className={kit.heading}>
				{title}
			</h2>
			{children ? <p className={kit.intro}>{children}</p> : null}
		</div>
	);
}
