import '../../islands/select.css';
import {useNavigate} from 'react-router';
import type {TemplateCard} from '../../../pipeline/collections/templates/types';
import {useEarlyText} from '../../lib/use-early-text';
import {type Filter, filterPath, readFilter, stacksOf} from './filter';
import styles from './templates.module.css';

/** A kind of template, as the gallery's filter lists it. */
export type Kind = {id: string; label: string};

/** Filters the gallery by kind, with a link for each. */
export function KindLinks({kinds, filter}: {kinds: Kind[]; filter: Filter}) {
	return (
		<nav className={styles.kinds} aria-label="Kinds of templates">
			{[{id: null, label: 'All'}, ...kinds].map(({id, label}) => (
				<a
					key={label}
					className={styles.kind}
					href={filterPath({...filter, kind: id})}
					aria-current={filter.kind === id ? 'true' : undefined}
				>
					{label}
				</a>
			))}
		</nav>
	);
}

/** Filters the gallery by what templates are built with. */
export function StackSelect({templates, filter}: {templates: TemplateCard[]; filter: Filter}) {
	const navigate = useNavigate();
	const choose = (stack: string) => {
		// Read from the URL, which may be ahead of what is rendered.
		const {kind} = readFilter(new URLSearchParams(window.location.search), templates);
		void navigate(filterPath({kind, stack: stack || null}), {preventScrollReset: true});
	};
	const field = useEarlyText<HTMLSelectElement>(filter.stack ?? '', choose);
	return (
		<label className={styles.stackFilter}>
			<span>Built with</span>
			<select ref={field} value={filter.stack ?? ''} onChange={({target}) => choose(target.value)}>
				<option value="">anything</option>
				{stacksOf(templates).map((stack) => (
					<option key={stack}>{stack}</option>
				))}
			</select>
		</label>
	);
}
