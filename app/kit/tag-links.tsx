import kit from './kit.module.css';

type Props = {
	/** What the links choose, for assistive technology: "Posts by tag". */
	label: string;
	tags: readonly string[];
	/** The chosen tag; an empty one means all. */
	chosen?: string;
	/** The URL that shows a tag; an empty one means all. */
	href: (tag: string) => string;
};

/** One link for each tag, the first for all: URLs that can be shared. */
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
