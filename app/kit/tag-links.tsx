import kit from './kit.module.css';

type Props = {
	/** The accessible name, such as "Filter compositions by tag". */
	label: string;
	tags: readonly string[];
	/** The chosen tag; an empty one means all. */
	chosen?: string;
	/** The URL that shows a tag; an empty one means all. */
	href: (tag: string) => string;
};

/** A link for each tag, after one for all of them. As links, the choices can be shared and opened in a new tab. */
export function TagLinks({label, tags, chosen, href}: Props) {
	return (
		<nav aria-label={label}>
			<ul className={kit.chips}>
				{['', ...tags].map((tag) => (
					<li key={tag}>
						<a className={kit.chip} href={href(tag)} aria-current={tag === chosen ? 'true' : undefined}>
							{tag || 'All'}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
