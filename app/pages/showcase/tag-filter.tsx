import kit from '../../kit/kit.module.css';
import {toSearch} from './filter';

type Props = {tags: string[]; chosen: string; query: string};

/** One link for each tag, in the order of the alphabet: a URL that can be shared. */
export function TagFilter({tags, chosen, query}: Props) {
	const link = (tag: string, label: string) => (
		<li key={tag}>
			<a className={kit.chip} href={`/showcase${toSearch({query, tag})}`} aria-current={tag === chosen ? 'true' : undefined}>
				{label}
			</a>
		</li>
	);
	return (
		<nav aria-label="Filter compositions by tag">
			<ul className={kit.chips}>
				{link('', 'All')}
				{[...tags].sort((a, b) => a.localeCompare(b, 'en')).map((tag) => link(tag, tag))}
			</ul>
		</nav>
	);
}
