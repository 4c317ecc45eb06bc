import type {InputHTMLAttributes} from 'react';
import kit from '../../kit/kit.module.css';
import {useEarlyText} from '../../lib/use-early-text';
import styles from './add.module.css';
import type {FieldName} from './submission';

type Props = {
	name: FieldName;
	label: string;
	hint?: string;
	optional?: boolean;
	value: string;
	error?: string;
	multiline?: boolean;
	onChange: (value: string) => void;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** A labeled field. Screen readers read its hint and its error with it. */
export function Field({name, label, hint, optional, value, error, multiline, onChange, ...input}: Props) {
	const field = useEarlyText<HTMLInputElement & HTMLTextAreaElement>(value, onChange);
	const id = `add-${name}`;
	const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
	const shared = {
		id,
		name,
		value,
		className: kit.input,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described || undefined,
		'aria-required': optional ? undefined : true,
	};
	return (
		<div className={styles.field} data-field={name}>
			<label htmlFor={id}>
				{label}
				{optional ? <span className={styles.optional}> optional</span> : null}
			</label>
			{multiline ? (
				<textarea ref={field} {...shared} rows={4} onChange={({target}) => onChange(target.value)} />
			) : (
				<input ref={field} {...shared} {...input} onChange={({target}) => onChange(target.value)} />
			)}
			{hint ? (
				<p id={`${id}-hint`} className={styles.hint}>
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={`${id}-error`} className={styles.error}>
					{error}
				</p>
			) : null}
		</div>
	);
}
