import {useState} from 'react';
import {useNumberDraft} from '../../islands/use-number-draft';
import {isColor} from './prop-fields';
import styles from './settings.module.css';

type Props = {id: string; value: unknown; onChange: (value: unknown) => void};

const NumberInput = ({id, value, onChange}: Props & {value: number}) => (
	<input id={id} className={styles.input} type="number" step="any" {...useNumberDraft(value, onChange)} />
);

/** Lists and objects are written as JSON; what is no JSON yet changes nothing. */
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

/** The field that fits a value: a number, a text, a color, a box to tick, or JSON. */
export const PropInput = ({id, value, onChange}: Props) => {
	switch (typeof value) {
		case 'number':
			return <NumberInput id={id} value={value} onChange={onChange} />;
		case 'boolean':
			return <input id={id} type="checkbox" className={styles.check} checked={value} onChange={({target}) => onChange(target.checked)} />;
		case 'string':
			return isColor(value) ? (
				<input id={id} type="color" className={styles.color} value={value} onChange={({target}) => onChange(target.value)} />
			) : (
				<input id={id} type="text" className={styles.input} value={value} onChange={({target}) => onChange(target.value)} />
			);
		default:
			return <JsonInput id={id} value={value} onChange={onChange} />;
	}
};
