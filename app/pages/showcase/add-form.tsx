import {type FormEvent, useRef} from 'react';
import kit from '../../kit/kit.module.css';
import styles from './add.module.css';
import {Field} from './field';
import {LINK_LABELS} from './link-labels';
import {type Errors, type FieldName, LINK_TYPES, MAX_DESCRIPTION, MIN_DESCRIPTION, type Values, validate} from './submission';

type Props = {
	values: Values;
	/** The errors to show. */
	errors: Errors;
	onChange: (name: FieldName, value: string) => void;
	/** Called whether or not the values are valid. */
	onSubmit: () => void;
};

/** Asks for an entry. Submitting it with errors moves the focus to the first field that has one. */
export function AddForm({values, errors, onChange, onSubmit}: Props) {
	const form = useRef<HTMLFormElement>(null);
	const wrong = Object.keys(errors).length;

	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSubmit();
		const invalid = validate(values);
		const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]') ?? [];
		[...fields].find(({name}) => name in invalid)?.focus();
	};

	const field = (name: FieldName) => ({
		name,
		value: values[name],
		error: errors[name],
		onChange: (value: string) => onChange(name, value),
	});

	return (
		<form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label="Your video">
			<Field {...field('title')} label="Title" hint="Format: “Name - What it is”" autoComplete="off" />
			<Field {...field('description')} label="Description" hint={`${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters`} multiline />
			<div className={styles.pair}>
				<Field {...field('author')} label="Author" autoComplete="name" />
				<Field {...field('authorUrl')} label="Author’s website" optional type="url" inputMode="url" autoComplete="url" />
			</div>
			<div className={styles.pair}>
				<Field {...field('width')} label="Width in pixels" inputMode="numeric" autoComplete="off" />
				<Field {...field('height')} label="Height in pixels" inputMode="numeric" autoComplete="off" />
			</div>
			<fieldset className={styles.links}>
				<legend>Links (at least one)</legend>
				<div className={styles.pair}>
					{LINK_TYPES.map((type) => (
						<Field key={type} {...field(type)} label={LINK_LABELS[type]} optional type="url" inputMode="url" autoComplete="off" />
					))}
				</div>
			</fieldset>
			<p className={styles.summary} role="alert">
				{wrong === 0 ? '' : wrong === 1 ? 'One field needs fixing.' : `${wrong} fields need fixing.`}
			</p>
			<button type="submit" className={kit.primary}>
				Create the proposal
			</button>
		</form>
	);
}
