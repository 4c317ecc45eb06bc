import {type RefObject, useEffect, useRef, useState} from 'react';
import {messageOf} from '../../lib/message-of';
import type {Preview} from '../preview/preview';
import {type Abilities, type Format, formatLabels} from './formats';

export type Saving =
	/** `isLate` if it takes so long that readers need an explanation. */
	| {state: 'asking'; isLate?: boolean}
	| {state: 'ready'}
	/** `left` is the estimated time in seconds, once there is one. */
	| {state: 'rendering'; progress: number; left?: number}
	| {state: 'saved'; bytes: number}
	| {state: 'failed'; message: string};

/** Milliseconds until an explanation is shown. */
const LATE_MS = 6000;

/** Downloads a file. */
const download = (data: ArrayBuffer, type: string, name: string): void => {
	const url = URL.createObjectURL(new Blob([data], {type}));
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The download has started by then, so the memory can be freed.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
};

/** Saves the video as a file, and finds out which formats are available. Unmounting cancels. */
export const useRender = (preview: RefObject<Preview | null>, name: string) => {
	const [saving, setSaving] = useState<Saving>({state: 'asking'});
	const [abilities, setAbilities] = useState<Abilities>({refusals: {}, notes: {}});
	const canceler = useRef<AbortController>(null);

	useEffect(() => {
		let isHere = true;
		const late = setTimeout(() => setSaving((now) => (now.state === 'asking' ? {state: 'asking', isLate: true} : now)), LATE_MS);
		void preview.current?.findAbilities().then((found) => {
			if (isHere) {
				setAbilities(found);
				setSaving({state: 'ready'});
			}
		});
		return () => {
			isHere = false;
			clearTimeout(late);
			canceler.current?.abort();
		};
	}, [preview]);

	const save = async (format: Format, frame: number): Promise<void> => {
		const controller = new AbortController();
		canceler.current = controller;
		const {signal} = controller;
		const started = performance.now();
		setSaving({state: 'rendering', progress: 0});
		try {
			const data = await preview.current!.render({
				format,
				frame,
				signal,
				onProgress: (progress) => {
					const passed = (performance.now() - started) / 1000;
					setSaving({state: 'rendering', progress, ...(progress > 0.05 && {left: (passed * (1 - progress)) / progress})});
				},
			});
			if (!signal.aborted) {
				download(data, formatLabels[format].type, `${name}.${format}`);
				setSaving({state: 'saved', bytes: data.byteLength});
			}
		} catch (error) {
			setSaving(signal.aborted ? {state: 'ready'} : {state: 'failed', message: messageOf(error)});
		}
	};

	return {saving, ...abilities, save, cancel: () => canceler.current?.abort()};
};
