import '../../../app/islands/select.css';
import {useHandedFocus} from '../../../app/islands/use-handed-focus';
import {isSecondClick} from '../../../app/lib/is-second-click';
import {ANGLES, type Angle, CONTAINERS, type Container, type ConversionOptions} from './conversion-options';

type Props = {
	options: ConversionOptions;
	onOptions: (part: Partial<ConversionOptions>) => void;
	disabled: boolean;
	isRunning: boolean;
	onStart: () => void;
	onCancel: () => void;
};

/** The conversion options, and the button that starts it. */
export const ConversionForm = ({options, onOptions, disabled, isRunning, onStart, onCancel}: Props) => (
	<form
		className="vt-form"
		onSubmit={(event) => {
			event.preventDefault();
			onStart();
		}}
	>
		<label>
			<span>Rotate by</span>
			<select value={options.rotate} onChange={({target}) => onOptions({rotate: Number(target.value) as Angle})}>
				{ANGLES.map((angle) => (
					<option key={angle} value={angle}>
						{angle}°
					</option>
				))}
			</select>
		</label>
		<label>
			<span>Convert to</span>
			<select value={options.container} onChange={({target}) => onOptions({container: target.value as Container})}>
				{(Object.keys(CONTAINERS) as Container[]).map((name) => (
					<option key={name} value={name}>
						{CONTAINERS[name]}
					</option>
				))}
			</select>
		</label>
		<label className="vt-check">
			<input type="checkbox" checked={options.halve} onChange={({target}) => onOptions({halve: target.checked})} />
			<span>Half the size</span>
		</label>
		<label className="vt-check">
			<input type="checkbox" checked={options.mute} onChange={({target}) => onOptions({mute: target.checked})} />
			<span>Without sound</span>
		</label>
		<Start {...{disabled, isRunning, onCancel}} />
	</form>
);

const Start = ({disabled, isRunning, onCancel}: Pick<Props, 'disabled' | 'isRunning' | 'onCancel'>) => {
	const [button] = useHandedFocus();
	// Separate keys: if React reused the element, Cancel would become Convert during the click, and submit the form.
	return isRunning ? (
		<button
			key="cancel"
			ref={button}
			type="button"
			// A key that is held since it converted doesn't cancel.
			onKeyDown={(event) => event.repeat && event.preventDefault()}
			onClick={(event) => isSecondClick(event) || onCancel()}
		>
			Cancel
		</button>
	) : (
		<button key="convert" ref={button} type="submit" disabled={disabled}>
			Convert
		</button>
	);
};
