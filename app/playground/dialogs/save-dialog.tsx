import {type RefObject, useEffect, useId, useRef, useState} from 'react';
import type {Playable} from '../../islands/player/playback/use-playback';
import {useHandedFocus} from '../../islands/use-handed-focus';
import {formatBytes} from '../../lib/format-bytes';
import {isSecondClick} from '../../lib/is-second-click';
import {fileNameOf} from '../continue-locally';
import type {Preview} from '../preview/preview';
import type {Project} from '../project';
import {type Abilities, FORMATS, type Format, formatLabels} from '../render/formats';
import {findUndrawable} from '../render/undrawable';
import {type Saving, useRender} from '../render/use-render';
import styles from './project-dialog.module.css';

type Props = {
	project: Project;
	preview: RefObject<Preview | null>;
	/** The player, for the frame of a still. */
	player: Pick<Playable, 'getCurrentFrame'> | null;
	onClose: () => void;
};

/** A dialog that renders the video in the browser and saves it as a file. */
export const SaveDialog = ({project, preview, player, onClose}: Props) => {
	const dialog = useRef<HTMLDialogElement>(null);
	const [button] = useHandedFocus();
	const id = useId();
	const [format, setFormat] = useState<Format>('mp4');
	const {saving, refusals, notes, save, cancel} = useRender(preview, fileNameOf(project.title));
	const missing = findUndrawable(project.files);
	const isBusy = saving.state === 'rendering';
	useEffect(() => dialog.current?.showModal(), []);

	return (
		<dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
			<div className={styles.head}>
				<h2 id={id} className={styles.title}>
					Save as a file
				</h2>
				<button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
					×
				</button>
			</div>
			<p className={styles.text}>Your browser renders the video. Nothing is uploaded.</p>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void save(format, player?.getCurrentFrame() ?? 0);
				}}
			>
				<Formats chosen={format} refusals={refusals} isDisabled={isBusy} onChoose={setFormat} />
				{notes[format] ? <p className={styles.note}>{notes[format]}</p> : null}
				{missing.length > 0 ? (
					<p className={styles.warning}>
						The file may lack {missing.join(', ')}, which the browser’s renderer doesn’t draw. To get everything, use “Copy as project” and
						render it on your machine.
					</p>
				) : null}
				<div className={styles.row}>
					{isBusy ? (
						// Separate keys: if React reused the element, Cancel would become Save during the click, and save again.
						<button
							key="cancel"
							ref={button}
							type="button"
							className={styles.cancel}
							// A key that is held since it saved doesn't cancel.
							onKeyDown={(event) => event.repeat && event.preventDefault()}
							onClick={(event) => isSecondClick(event) || cancel()}
						>
							Cancel
						</button>
					) : (
						<button
							key="save"
							ref={button}
							type="submit"
							className={styles.main}
							disabled={saving.state === 'asking' || refusals[format] !== undefined}
						>
							Save {formatLabels[format].name}
						</button>
					)}
					<Progress saving={saving} />
				</div>
			</form>
		</dialog>
	);
};

type FormatsProps = {
	chosen: Format;
	/** Why formats aren't available. */
	refusals: Abilities['refusals'];
	isDisabled: boolean;
	onChoose: (format: Format) => void;
};

const Formats = ({chosen, refusals, isDisabled, onChoose}: FormatsProps) => (
	<fieldset className={styles.formats} disabled={isDisabled}>
		<legend className="visually-hidden">Format</legend>
		{FORMATS.map((name) => (
			<label key={name} className={styles.format}>
				<input
					type="radio"
					name="format"
					value={name}
					checked={chosen === name}
					disabled={refusals[name] !== undefined}
					onChange={() => onChoose(name)}
				/>
				<strong>{formatLabels[name].name}</strong>
				<span>{refusals[name] ?? formatLabels[name].hint}</span>
			</label>
		))}
	</fieldset>
);

const Progress = ({saving}: {saving: Saving}) => (
	<div className={styles.progress} role="status" aria-label="Rendering">
		{saving.state === 'asking'
			? saving.isLate
				? 'Still loading the renderer. Your network connection is slow or down.'
				: 'Checking what this browser can do…'
			: null}
		{saving.state === 'rendering' ? (
			<>
				<progress value={saving.progress} aria-label="Progress" />
				<span>
					{Math.round(saving.progress * 100)}%{saving.left === undefined ? '' : `, ${Math.ceil(saving.left)} s left`}
				</span>
			</>
		) : null}
		{saving.state === 'saved' ? `Saved, ${formatBytes(saving.bytes)}` : null}
		{saving.state === 'failed' ? `Rendering failed: ${saving.message}` : null}
	</div>
);
