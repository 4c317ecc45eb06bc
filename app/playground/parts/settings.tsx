import {useId, useState} from 'react';
import {useNumberDraft} from '../../islands/use-number-draft';
import {clampSetting, type Project, SETTING_LIMITS, type VideoSettings} from '../project';
import type {SchemaField} from '../schema-fields';
import {fieldKind, type PropField, propFields, withProp} from './prop-fields';
import {PropInput} from './prop-input';
import styles from './settings.module.css';

const LABELS: Record<keyof VideoSettings, string> = {
	width: 'Width',
	height: 'Height',
	fps: 'Frames per second',
	durationInFrames: 'Frames',
};

type SettingProps = {name: keyof VideoSettings; value: number; onChange: (value: number) => void};

const Setting = ({name, value, onChange}: SettingProps) => {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id}>{LABELS[name]}</label>
			<input
				id={id}
				className={styles.input}
				type="number"
				inputMode="numeric"
				{...SETTING_LIMITS[name]}
				{...useNumberDraft(value, (wanted) => onChange(clampSetting(name, wanted)))}
			/>
		</div>
	);
};

type PropProps = {field: PropField; onChange: (value: unknown) => void};

const Prop = ({field: {name, value, usual, described}, onChange}: PropProps) => {
	const id = useId();
	// Decided once: while the reader types, the value may look like a different kind, and replacing the field would lose the focus.
	const [kind] = useState(() => fieldKind(value, usual));
	return (
		<div className={styles.field} data-wide={kind === 'json' || undefined}>
			<label htmlFor={id}>{name}</label>
			<PropInput id={id} kind={kind} value={value} described={described} onChange={onChange} />
		</div>
	);
};

type Props = {
	project: Project;
	/** The default values of the props that the code declares. */
	defaults: Record<string, unknown>;
	/** The fields of the video's schema; null if it has none. */
	schema: SchemaField[] | null;
	onChange: (change: Partial<Project>) => void;
};

/** Size, frame rate, length and props of the video. */
export const Settings = ({project, defaults, schema, onChange}: Props) => {
	const fields = propFields(schema, defaults, project.props);
	return (
		<div className={styles.settings}>
			<fieldset className={styles.group}>
				<legend>
					Video <span className={styles.length}>{Number((project.durationInFrames / project.fps).toFixed(2))} seconds</span>
				</legend>
				{(Object.keys(LABELS) as (keyof VideoSettings)[]).map((name) => (
					<Setting key={name} name={name} value={project[name]} onChange={(value) => onChange({[name]: value})} />
				))}
			</fieldset>
			{fields.length > 0 ? (
				<fieldset className={styles.group}>
					<legend>Props</legend>
					{fields.map((field) => (
						<Prop
							// A new default in the code may need a different kind of field.
							key={`${field.name} ${JSON.stringify(field.usual)}`}
							field={field}
							onChange={(next) => onChange({props: withProp(project.props, defaults, field.name, next)})}
						/>
					))}
				</fieldset>
			) : null}
		</div>
	);
};
