import {useContext} from 'react';
import {escapeText} from '../../pipeline/base/text/escape-html';
import {CodeFrame, HighlightContext} from '../code/code-figure';
import type {Highlight} from '../code/sample';
import type {Control, Video} from '../page';
import {toLiteral} from './literal';

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

/** Whether a string is written without quotes: after a dot, and where the sample has quotes already. */
const isBare = (sample: string, name: string): boolean => new RegExp(`["'.\`]\\$${name}\\b`).test(sample);

/** `names` are the props that occur in the sample as `$name`. */
type CallView = {sample: string; names: string[]; props: Video['defaultProps']};

/** The sample as HTML, with the value of each control in an element that `client.ts` updates. */
const callHtml = ({sample, names, props}: CallView, highlight: Highlight): string =>
	highlight(sample, 'tsx')
		.join('\n')
		.replace(new RegExp(`\\$(${names.join('|')})\\b`, 'g'), (_, name: string) => {
			const bare = isBare(sample, name);
			return `<var data-prop="${name}"${bare ? ' data-bare=""' : ''}>${escapeText(toLiteral(props[name] as Value, bare))}</var>`;
		});

const Call = (view: CallView) => <CodeFrame className="demo-call" language="tsx" html={callHtml(view, useContext(HighlightContext))} />;

/** Controls for a video's props, and code with their values. `client.ts` makes them work. */
export const DemoControls = ({demo: {id, title, controls = {}, sample, defaultProps}}: {demo: Video}) => (
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
		{sample ? <Call sample={sample} names={Object.keys(controls)} props={defaultProps} /> : null}
	</>
);
