import type {ComponentProps} from 'react';
import {useEarlyText} from '../lib/use-early-text';
import kit from './kit.module.css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {label: string; value: string; onChange: (text: string) => void};

/** A text field with its label above. */
export function Field({label, value, onChange, ...input}: Props) {
	const field = useEarlyText<HTMLInputElement>(value, onChange);
	return (
		<label className={kit.field}>
			<span>{label}</span>
			<input ref={field} type="text" className={kit.input} value={value} onChange={({target}) => onChange(target.value)} {...input} />
		</label>
	);
}
