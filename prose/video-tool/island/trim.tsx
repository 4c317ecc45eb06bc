import type {CSSProperties, KeyboardEvent, ReactNode} from 'react';
import {frameForKey, tickStep, timelineText} from '../../../app/islands/player/controls/timeline-values';
import {useNumberDraft} from '../../../app/islands/use-number-draft';
import type {Cut} from './conversion-options';

type Props = {
	/** Null until the file has been read, or if its metadata doesn't have it. */
	seconds: number | null;
	fps: number | null;
	/** The file can't be trimmed now. */
	disabled: boolean;
	cut: Cut | undefined;
	onCut: (cut: Cut | undefined) => void;
	/** Called with the time of a handle or field that has changed, in seconds, so that the video can show it. */
	onLook: (seconds: number) => void;
};

/** The frame rate for files without one: the handles move by thirtieths of a second. */
export const DEFAULT_FPS = 30;

const MAX_TICKS = 30;

const round = (seconds: number): number => Number(seconds.toFixed(3));

/** Selects the part of a file to keep, with two handles on a ruler, or in seconds. */
export const Trim = ({seconds, fps, disabled, cut, onCut, onLook}: Props) => {
	const rate = fps ?? DEFAULT_FPS;
	const length = seconds ?? 1;
	const total = Math.max(1, Math.round(length * rate));
	const shortest = length / total;
	const {start, end} = cut ?? {start: 0, end: length};
	const isOff = disabled || seconds === null;

	const keep = (wanted: Cut, looked: keyof Cut) => {
		const next = {start: round(wanted.start), end: round(wanted.end)};
		onCut(next.start <= 0 && next.end >= round(length) ? undefined : next);
		onLook(next[looked]);
	};
	const setStart = (value: number) => keep({start: Math.max(0, Math.min(value, end - shortest)), end}, 'start');
	const setEnd = (value: number) => keep({start, end: Math.min(length, Math.max(value, start + shortest))}, 'end');

	const frameOf = (value: number): number => Math.round((value / length) * total);
	const handle = (label: string, value: number, set: (value: number) => void): ReactNode => (
		<input
			type="range"
			className="vt-handle"
			data-of={label.toLowerCase()}
			aria-label={`${label} of the part to keep`}
			aria-valuetext={timelineText(frameOf(value), total, rate)}
			min={0}
			max={total}
			value={frameOf(value)}
			disabled={isOff}
			onChange={({target}) => set(target.valueAsNumber * shortest)}
			onKeyDown={(event: KeyboardEvent) => {
				const frame = event.ctrlKey || event.metaKey || event.altKey ? null : frameForKey(event, frameOf(value), total);
				if (frame !== null) {
					event.preventDefault();
					set(frame * shortest);
				}
			}}
		/>
	);

	const places = {
		'--ticks': total / tickStep(total, MAX_TICKS),
		'--from': start / length,
		'--to': end / length,
	} as CSSProperties;
	return (
		<fieldset className="vt-trim" disabled={isOff}>
			<legend className="visually-hidden">Part to keep</legend>
			<Seconds label="Start" value={start} max={length} onSeconds={setStart} />
			<div className="vt-ruler" style={places}>
				{handle('Start', start, setStart)}
				{handle('End', end, setEnd)}
			</div>
			<Seconds label="End" value={end} max={length} onSeconds={setEnd} />
		</fieldset>
	);
};

const Seconds = ({label, value, max, onSeconds}: {label: string; value: number; max: number; onSeconds: (seconds: number) => void}) => (
	<label className="vt-seconds">
		<span>{label} (s)</span>
		<input type="number" min={0} max={round(max)} step="any" {...useNumberDraft(round(value), onSeconds)} />
	</label>
);
