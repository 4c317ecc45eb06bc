import type {ComponentProps} from 'react';
import kit from './kit.module.css';

type Props = ComponentProps<'input'> & {label: string};

/** A line of text with its label above. */
export function Field({label, ...input}: Props) {
	return (
		<label className={kit.field}>
			<span>{label}</span>
			<input type="text" className={kit.input} {...input} />
		</label>
	);
}
