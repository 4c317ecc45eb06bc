import {type CSSProperties, type PointerEvent, useRef} from 'react';
import {clamp} from '../../lib/clamp';
import {isColor} from '../../lib/is-color';
import {useNumberDraft} from '../use-number-draft';
import styles from './live-source.module.css';

/** The allowed numbers for a prop. */
export type FieldRange = {min: number; max: number; step?: number};
type Props = {
	name: string;
	value: string | number;
	range?: FieldRange;
	onChange: (value: string | number) => void;
};

/** Pixels to drag for one step. */
const STEP_PX = 6;
/** A pointer that moves less than this clicks instead of dragging. */
const SLOP_PX = 4;
const MAX_TEXT = 40;

const widthOf = (characters: number) => ({'--characters': characters}) as CSSProperties;

/** An editable value in code. Numbers can also be changed with the arrow keys or by dragging sideways. A color gets a color field. */
export function Field({name, value, range, onChange}: Props) {
	if (typeof value === 'number') {
		return <NumberField name={name} value={value} range={range ?? {min: 0, max: 100}} onChange={onChange} />;
	}

	return isColor(value) ? (
		<span className={styles.colorField}>
			<input
				type="color"
				className={styles.swatch}
				aria-label={name}
				value={value}
				onChange={({target}) => onChange(target.value)}
				suppressHydrationWarning
			/>
			<span className={styles.string}>'{value}'</span>
		</span>
	) : (
		<span className={styles.string}>
			'
			<input
				type="text"
				className={styles.input}
				style={widthOf(Math.max(value.length, 1))}
				aria-label={name}
				value={value}
				maxLength={MAX_TEXT}
				spellCheck={false}
				autoComplete="off"
				onChange={({target}) => onChange(target.value)}
			/>
			'
		</span>
	);
}

type NumberProps = Omit<Props, 'range'> & {value: number; range: FieldRange};

function NumberField({name, value, range: {min, max, step = 1}, onChange}: NumberProps) {
	const drag = useRef<{x: number; from: number; moved: boolean} | null>(null);
	const set = (wanted: number) => onChange(clamp(Math.round(wanted / step) * step, min, max));

	const draft = useNumberDraft(value, set);

	const onPointerMove = ({clientX, currentTarget, pointerId}: PointerEvent<HTMLInputElement>) => {
		const state = drag.current;
		if (state && (state.moved || Math.abs(clientX - state.x) > SLOP_PX)) {
			state.moved = true;
			draft.onBlur();
			currentTarget.setPointerCapture(pointerId);
			set(state.from + Math.round((clientX - state.x) / STEP_PX) * step);
		}
	};

	const onPointerUp = () => {
		drag.current = null;
	};

	return (
		<input
			type="number"
			className={styles.number}
			style={widthOf(Math.max(draft.value.length, 1))}
			aria-label={name}
			{...{min, max, step}}
			{...draft}
			inputMode="numeric"
			onPointerDown={({clientX}) => {
				drag.current = {x: clientX, from: value, moved: false};
			}}
			onPointerMove={onPointerMove}
			onPointerUp={onPointerUp}
			onPointerCancel={onPointerUp}
		/>
	);
}
