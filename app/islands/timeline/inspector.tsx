import {type Clip, editClip, MIN_LENGTH, moveClip, trimClip} from './clips';
import type {Change} from './track';

type Props = {clip: Clip | undefined; total: number; editor: boolean; change: Change};

const MAX_LABEL = 24;

/** The chosen clip in numbers: what dragging does, for the keyboard; in an editor its text and colour too. */
export const Inspector = ({clip, total, editor, change}: Props) => {
	if (!clip) {
		return <p className="tl-hint">Choose a clip to see where it starts and how long it is.</p>;
	}

	const {id, from, durationInFrames, label, color} = clip;
	const number = (name: string, value: number, min: number, max: number, set: (value: number) => (before: Clip[]) => Clip[]) => (
		<label>
			<span>{name}</span>
			<input
				type="number"
				value={value}
				min={min}
				max={max}
				onChange={({target}) => !Number.isNaN(target.valueAsNumber) && change(set(target.valueAsNumber), `${name} ${id}`)}
			/>
		</label>
	);
	return (
		<fieldset className="tl-inspector">
			<legend>{label || 'Clip'}</legend>
			{number('Start', from, 0, total, (value) => (before) => moveClip(before, id, value, total))}
			{number('Length', durationInFrames, MIN_LENGTH, total, (value) => (before) => trimClip(before, id, 'end', from + value, total))}
			{editor ? (
				<>
					<label>
						<span>Text</span>
						<input
							type="text"
							value={label}
							maxLength={MAX_LABEL}
							onChange={({target}) => change((before) => editClip(before, id, {label: target.value}), `text ${id}`)}
						/>
					</label>
					<label>
						<span>Colour</span>
						<input
							type="color"
							value={color}
							onChange={({target}) => change((before) => editClip(before, id, {color: target.value}), `colour ${id}`)}
						/>
					</label>
				</>
			) : null}
		</fieldset>
	);
};
