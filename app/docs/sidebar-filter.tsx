import {isComposing} from '../lib/is-composing';
import {useEarlyText} from '../lib/use-early-text';
import styles from './sidebar.module.css';

type Props = {onFocus: () => void; onChange: (text: string) => void; found: boolean};

/** The filter field of a long sidebar. Escape clears it. */
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
					// Only while there is text, because Escape in an empty field closes the mobile menu.
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
