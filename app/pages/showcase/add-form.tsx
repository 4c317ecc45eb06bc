import {type FormEvent, useRef, useState} from 'react';
import styles from './add.module.css';
import {Field} from './field';
import {type Errors, LINK_TYPES, MAX_DESCRIPTION, MIN_DESCRIPTION, type Field as Name, type Values, validate} from './submission';

const EMPTY: Values = {
	title: '',
	author: '',
	authorUrl: '',
	video: '',
	website: '',
	source_code: '',
	tutorial: '',
	width: '',
	height: '',
	description: '',
};

const LINK_LABELS = {video: 'Video', website: 'Website', source_code: 'Source code', tutorial: 'Tutorial'};

/**
 * Asks for an entry. `onCompose` gets the values when the reader asks to compose and at each change from then on; undefined while they
 * have errors. `onSubmit` follows when the reader asked for it, and nothing is wrong.
 */
export function AddForm({onCompose, onSubmit}: {onCompose: (values: Values | undefined) => void; onSubmit: () => void}) {
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState(EMPTY);
	const [tried, setTried] = useState(false);
	const errors: Errors = tried ? validate(values) : {};
	const wrong = Object.keys(errors).length;

	const change = (name: Name) => (value: string) => {
		const next = {...values, [name]: value};
		setValues((before) => ({...before, [name]: value}));
		if (tried) {
			onCompose(Object.keys(validate(next)).length === 0 ? next : undefined);
		}
	};

	const submit = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		const found = validate(values);
		const isValid = Object.keys(found).length === 0;
		onCompose(isValid ? values : undefined);
		if (isValid) {
			onSubmit();
		} else {
			const first = [...(form.current?.elements ?? [])].find((element) => (element as HTMLInputElement).name in found);
			(first as HTMLElement | undefined)?.focus();
		}
	};

	const field = (name: Name) => ({name, value: values[name], error: errors[name], onChange: change(name)});

	return (
		<form ref={form} className={styles.form} noValidate onSubmit={submit} aria-label="Your video">
			<Field {...field('title')} label="Title" hint="As in “Name - What it is”" autoComplete="off" />
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
			<button type="submit" className={styles.primary}>
				Create the proposal
			</button>
		</form>
	);
}
