import {type Control, type Demo, placeholder} from '../demos';

type Value = string | number | boolean;

const Input = ({id, name, control, value}: {id: string; name: string; control: Control; value: Value}) => {
	switch (control.type) {
		case 'range':
			return (
				<input id={id} type="range" name={name} min={control.min} max={control.max} step={control.step} defaultValue={Number(value)} />
			);
		case 'select':
			return (
				<select id={id} name={name} defaultValue={String(value)}>
					{control.options.map((option) => (
						<option key={option}>{option}</option>
					))}
				</select>
			);
		case 'checkbox':
			return <input id={id} type="checkbox" name={name} defaultChecked={value === true} />;
		case 'text':
			return <input id={id} type="text" name={name} defaultValue={String(value)} maxLength={60} />;
	}
};

/** Code with the value of each control in an element of its own, which the browser keeps up to date. */
const Call = ({sample, props}: {sample: string; props: Demo['defaultProps']}) =>
	sample.split(placeholder).map((part, index) =>
		index % 2 === 0 ? (
			part
		) : (
			<var key={index} data-prop={part}>
				{literalAt(sample, part, props[part] as Value)}
			</var>
		),
	);

/** A value as code. Inside of quotes that the sample has itself, and behind a point, it stands bare. */
const literalAt = (sample: string, name: string, value: Value): string =>
	typeof value === 'string' && !new RegExp(`["'.\`]\\$${name}\\b`).test(sample) ? `'${value}'` : String(value);

/** Controls of a video's props and the call that follows them. Brought to life by `app/docs/demo-controls.ts`. */
export const DemoControls = ({demo: {id, title, controls = {}, sample, defaultProps}}: {demo: Demo}) => (
	<>
		<form className="demo-controls" data-controls-of={id} aria-label={`Props of ${title}`}>
			{Object.entries(controls).map(([name, control]) => (
				<div key={name} className="demo-control">
					<label htmlFor={`${id}-${name}`}>{control.label ?? name}</label>
					<Input id={`${id}-${name}`} name={name} control={control} value={defaultProps[name] as Value} />
					{control.type === 'range' ? <output htmlFor={`${id}-${name}`}>{String(defaultProps[name])}</output> : null}
				</div>
			))}
			<button type="reset">Reset</button>
		</form>
		{sample ? (
			<figure className="code demo-call" data-lang="tsx">
				<div className="code-tools">
					<button type="button" className="copy" data-copy="" aria-label="Copy code" />
				</div>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
				<pre tabIndex={0}>
					<code>
						<Call sample={sample} props={defaultProps} />
					</code>
				</pre>
			</figure>
		) : null}
	</>
);
