import '../../islands/select.css';
import {useState} from 'react';
import {useNumberDraft} from '../../islands/use-number-draft';
import type {SchemaField} from '../schema-fields';
import type {FieldKind} from './prop-fields';
import styles from './settings.module.css';

type Props = {id: string; value: unknown; described?: SchemaField; onChange: (value: unknown) => void};

const NumberInput = ({id, value, described, onChange}: Props & {value: number}) => (
	<input
		id={id}
		className={styles.input}
		type="number"
		min={described?.min}
		max={described?.max}
		step={described?.step ?? 'any'}
		{...useNumberDraft(value, onChange)}
	/>
);

/** A field for lists and objects as JSON. Invalid JSON doesn't change the value. */
const JsonInput = ({id, value, onChange}: Props) => {
	const [draft, setDraft] = useState<string | null>(null);
	const [isWrong, setWrong] = useState(false);
	return (
		<textarea
			id={id}
			className={styles.json}
			rows={4}
			spellCheck={false}
			aria-invalid={isWrong || undefined}
			value={draft ?? JSON.stringify(value, null, 1)}
			onChange={({target}) => {
				setDraft(target.value);
				try {
					onChange(JSON.parse(target.value));
					setWrong(false);
				} catch {
					setWrong(true);
				}
			}}
			onBlur={() => {
				setDraft(null);
				setWrong(false);
			}}
		/>
	);
};

const TextInput = ({id, value, isColor, described, onChange}: Props & {value: string; isColor: boolean}) => {
	const shared = {id, value, onChange: ({target}: {target: {value: string}}) => onChange(target.value)};
	if (described?.kind === 'choice') {
		return (
			<select className={styles.input} {...shared}>
				{described.options?.map((option) => (
					<option key={option}>{option}</option>
				))}
			</select>
		);
	}

	if (described?.kind === 'lines') {
		return <textarea className={styles.json} rows={3} {...shared} />;
	}

	return isColor && described?.kind !== 'text' ? (
		<input type="color" className={styles.color} {...shared} />
	) : (
		<input type="text" className={styles.input} {...shared} />
	);
};

/** The input for a prop, by its kind or as its schema says. */
export const PropInput = ({kind, id, value, described, onChange}: Props & {kind: FieldKind}) => {
	switch (kind) {
		case 'number':
			return <NumberInput id={id} value={Number(value)} described={described} onChange={onChange} />;
		case 'boolean':
			return (
				<input
					id={id}
					type="checkbox"
					className={styles.check}
					checked={Boolean(value)}
					onChange={({target}) => onChange(target.checked)}
				/>
			);
		case 'json':
			return <JsonInput id={id} value={value} onChange={onChange} />;
		default:
			return <TextInput id={id} value={String(value)} isColor={kind === 'color'} described={described} onChange={onChange} />;
	}
};
