import {canConvert} from './conversion-options';
import type {ConversionState} from './use-conversion';

/** The progress of a conversion, and its result as a download. `url` is that of the result. */
export const Outcome = ({state, url}: {state: ConversionState; url: string | undefined}) => (
	<div className="vt-outcome" role="status">
		{canConvert() ? null : 'This browser has no WebCodecs: files can be read here, but not converted.'}
		{state.status === 'running' ? (
			<p className="vt-progress">
				<progress value={state.progress} aria-label="Converted" /> <span>{Math.round(state.progress * 100)}%</span>
			</p>
		) : null}
		{state.status === 'failed' ? <span className="vt-problem">{state.message}</span> : null}
		{state.status === 'done' && url ? (
			<a className="vt-download" href={url} download={state.file.name}>
				Download <small>{state.file.name}</small>
			</a>
		) : null}
		{state.status === 'done' && state.note ? <p>{state.note}</p> : null}
	</div>
);
