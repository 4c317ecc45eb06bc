import {type CSSProperties, useCallback, useRef, useState} from 'react';
import type {LiveSource as Source} from '../../../pipeline/demos/types';
import {useServerHtml} from '../../prose/use-server-html';
import {LiveDemo} from '../live-demo/live-demo';
import {Field, type FieldRange} from './field';
import styles from './live-source.module.css';

type Props = {
	source: Source;
	/** The allowed numbers, by prop. */
	ranges: Record<string, FieldRange>;
	/** The video is visible when the page opens, so its poster loads at once. */
	eager?: boolean;
};

/** The code between two fields, which never changes. */
const Code = ({html}: {html: string}) => (
	<span data-prose="" dangerouslySetInnerHTML={{__html: useServerHtml(html)}} suppressHydrationWarning />
);

/** A source file next to its video. Changing a value in the code updates the video. */
export function LiveSource({source: {demo, file, defaults, parts, cues}, ranges, eager = false}: Props) {
	const [values, setValues] = useState(defaults);
	const code = useRef<HTMLElement>(null);
	// Written to the elements rather than to state, which would render thirty times a second.
	const highlightLines = useCallback(
		(frame: number) =>
			code.current?.querySelectorAll(`.${styles.cue}`).forEach((band, index) => {
				const {from, to} = cues[index]!;
				band.toggleAttribute('data-lit', frame >= from && frame < to);
			}),
		[cues],
	);
	const changed = Object.keys(defaults).some((prop) => values[prop] !== defaults[prop]);

	return (
		<div className={styles.panel}>
			<div className={styles.editor}>
				<div className={styles.bar}>
					<span className={styles.file}>{file}</span>
					<button type="button" className={styles.reset} disabled={!changed} onClick={() => setValues(defaults)}>
						Reset
					</button>
				</div>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll wide code */}
				<pre className={styles.code} tabIndex={0}>
					<code ref={code}>
						{cues.map(({line, from}) => (
							<span key={`${line}-${from}`} className={styles.cue} style={{'--line': line} as CSSProperties} />
						))}
						{parts.map((part, index) =>
							'prop' in part ? (
								<Field
									key={part.prop}
									name={part.prop}
									value={values[part.prop]!}
									range={ranges[part.prop]}
									onChange={(value) => setValues((before) => ({...before, [part.prop]: value}))}
								/>
							) : (
								<Code key={index} html={part.html} />
							),
						)}
					</code>
				</pre>
			</div>
			<div className={styles.stage}>
				<LiveDemo {...demo} inputProps={values} eager={eager} onFrame={highlightLines} />
				<p className={styles.hint}>Change a marked value in the code: type, use the arrow keys, or drag a number sideways.</p>
			</div>
		</div>
	);
}
