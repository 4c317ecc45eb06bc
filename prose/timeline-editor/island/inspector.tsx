import {useNumberDraft} from '../../../app/islands/use-number-draft';
import type {Clip} from '../clip';
import {type Change, editClip, MIN_LENGTH, moveClip, trimClip} from './clips';

type Props = {clip: Clip | undefined; total: number; editor: boolean; change: Change};

const MAX_LABEL = 24;

/** Fields for the selected clip. They do for the keyboard what dragging does; in an editor, they also change text and color. */
export const Inspector = ({clip, total, editor, change}: Props) => {
	if (!clip) {
		return <p className="tl-hint">Choose a clip to see where it starts and how long it is.</p>;
	}

	const {id, from, durationInFrames, label, color} = clip;
	return (
		<fieldset className="tl-inspector">
			<legend>{label || 'Clip'}</legend>
			<NumberField
				name="Start"
				value={from}
				min={0}
				max={total}
				onNumber={(value) => change((before) => moveClip(before, id, value, total), `start ${id}`)}
			/>
			<NumberField
				name="Length"
				value={durationInFrames}
				min={MIN_LENGTH}
				max={total}
				onNumber={(value) => change((before) => trimClip(before, id, 'end', from + value, total), `length ${id}`)}
			/>
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
						<span>Color</span>
						<input
							type="color"
							value={color}
							onChange={({target}) => change((before) => editClip(before, id, {color: target.value}), `color ${id}`)}
						/>
					</label>
				</>
			) : null}
		</fieldset>
	);
};

type NumberProps = {name: string; value: number; min: number; max: number; onNumber: (value: number) => void};

const NumberField = ({name, value, min, max, onNumber}: NumberProps) => (
	<label>
		<span>{name}</span>
		<input type="number" min={min} max={max} {...useNumberDraft(value, onNumber)} />
	</label>
);
