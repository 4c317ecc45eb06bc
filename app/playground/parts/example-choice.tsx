import '../../islands/select.css';
import {useNavigate} from 'react-router';
import type {ExampleGroup} from '../../../pipeline/playground/types';
import {demoPath} from '../files';
import styles from './tools.module.css';

/** A select that opens a video of the site. */
export const ExampleChoice = ({examples, opened}: {examples: ExampleGroup[]; opened: string}) => {
	const navigate = useNavigate();
	const isListed = examples.some(({examples: group}) => group.some(({id}) => id === opened));
	return (
		<label className={styles.examples}>
			<span>Open</span>
			<select
				className={styles.select}
				value={isListed ? opened : ''}
				onChange={({target}) => void navigate(demoPath(target.value), {preventScrollReset: true})}
			>
				{isListed ? null : (
					<option value="" disabled>
						an example…
					</option>
				)}
				{examples.map(({label, examples: group}) => (
					<optgroup key={label} label={label}>
						{group.map(({id, title}) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</label>
	);
};
