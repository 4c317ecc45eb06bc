import {isComposing} from '../lib/is-composing';
import {useEarlyText} from '../lib/use-early-text';
import styles from './sidebar.module.css';

type Props = {onFocus: () => void; onChange: (text: string) => void; found: boolean};

/** The field above a long sidebar. Escape empties it. */
export function SidebarFilter({onFocus, onChange, found}: Props) {
	const field = useEarlyText<HTMLInputElement>('', onChange);

	return (
		<div className={styles.filter}>
			<input
				ref={field}
				type="search"
				dir="auto"
				aria-label="Filter pages"
				placeholder="Filter pages"
				autoComplete="off"
				spellCheck={false}
				onFocus={onFocus}
				onChange={({target}) => onChange(target.value)}
				onKeyDown={(event) => {
					// In the mobile menu, Escape closes the menu once the field is empty.
					if (event.key === 'Escape' && event.currentTarget.value !== '' && !isComposing(event)) {
						event.preventDefault();
						event.currentTarget.value = '';
						onChange('');
					}
				}}
			/>
			<p role="status">{found ? '' : 'No page matches.'}</p>
		</div>
	);
}
