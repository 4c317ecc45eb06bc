import {type RefObject, useState} from 'react';
import type {ExampleGroup} from '../../pipeline/playground/types';
import {usePlaybackSettings} from '../islands/player/playback/use-playback-settings';
import {useDroppedFiles} from '../islands/use-dropped-files';
import {prefersReducedMotion} from '../lib/reduced-motion';
import {encodeLink} from './address/link';
import type {Opening} from './address/opening';
import {namedMedia, type Sample} from './assets/assets';
import {useAssets} from './assets/use-assets';
import {useOwnFiles} from './assets/use-own-files';
import styles from './bench.module.css';
import {ProjectDialog} from './dialogs/project-dialog';
import {SaveDialog} from './dialogs/save-dialog';
import {CodeSide} from './parts/code-side';
import {MediaFiles} from './parts/media-files';
import {Settings} from './parts/settings';
import {Stage} from './parts/stage';
import {Tools} from './parts/tools';
import {usePreview} from './preview/use-preview';
import {useProject} from './use-project';
import {useSaveKey} from './use-save-key';

export type BenchProps = {
	opening: Opening;
	samples: Sample[];
	/** The examples that the reader can open. */
	examples?: ExampleGroup[];
	/** What to open, if the playground is in a dialog on a different page. Otherwise, the page's URL says it. */
	address?: Pick<Location, 'search' | 'hash'>;
	/** The index of the focused tool, so that the focus can be restored when something else is opened. */
	focus: RefObject<number>;
	onStartOver: () => void;
};

/** The playground for one opened project: the editor on one side, preview and settings on the other. */
export const Bench = ({opening, examples, samples, address, focus, onStartOver}: BenchProps) => {
	const {frame: linked} = opening;
	const demo = opening.key.replace(/^demo:/, '');
	const {project, files, change, writeFile, tooLong, isChanged, mayRun, run, keep, forget} = useProject(opening);
	// The first frame of most videos is empty, so one that doesn't play by itself starts in the middle.
	const [at] = useState(() => linked ?? (prefersReducedMotion() ? Math.floor(project.durationInFrames / 2) : 0));
	const [playback, changePlayback] = usePlaybackSettings(true);
	const [host, setHost] = useState<HTMLElement | null>(null);
	const [dialog, setDialog] = useState<'project' | 'save'>();
	const {own, problems: refused, removed, add: addFiles, remove: removeFile, restore} = useOwnFiles();
	const {isOver, handlers} = useDroppedFiles(addFiles);
	const assets = useAssets(project, samples, own);
	const {player, problems, defaults, schema, hasSound, isCurrent, hasFailed, preview} = usePreview(host, project, {
		assets,
		mayRun,
		playback,
		at,
	});
	useSaveKey(player !== null && dialog === undefined, () => setDialog('save'));

	const linkOf = async (frame?: number): Promise<string> =>
		new URL(`/playground${frame === undefined ? '' : `?frame=${frame}`}#${await encodeLink(project)}`, window.location.href).href;

	return (
		<>
			<Tools
				demo={demo}
				examples={examples}
				address={address}
				isChanged={isChanged}
				canStartOver={isChanged || tooLong !== undefined}
				focus={focus}
				canSave={player !== null}
				keep={keep}
				linkOf={linkOf}
				onStartOver={() => {
					forget();
					onStartOver();
				}}
				onDialog={setDialog}
			/>
			<div className={styles.bench} data-over={isOver || undefined} {...handlers}>
				<section className={styles.code} aria-label="Code">
					<CodeSide files={files} problems={problems} tooLong={tooLong} onFiles={(files) => change({files})} onWrite={writeFile} />
				</section>
				<section className={styles.preview} aria-label="Preview">
					<Stage
						project={project}
						player={player}
						onHost={setHost}
						waits={!mayRun}
						onRun={run}
						isOld={hasFailed && !isCurrent}
						playback={playback}
						onPlayback={changePlayback}
						linked={linked}
						at={at}
						hasSound={hasSound}
						linkOf={linkOf}
					/>
					<Settings project={project} defaults={defaults} schema={schema} onChange={change} />
					<MediaFiles
						own={own}
						samples={samples}
						problems={refused}
						removed={removed}
						onAdd={addFiles}
						onRemove={removeFile}
						onUndo={restore}
					/>
				</section>
			</div>
			{dialog === 'project' ? (
				<ProjectDialog project={project} media={namedMedia(project, samples, own)} onClose={() => setDialog(undefined)} />
			) : null}
			{dialog === 'save' ? <SaveDialog project={project} preview={preview} player={player} onClose={() => setDialog(undefined)} /> : null}
		</>
	);
};
