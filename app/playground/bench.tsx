import {type RefObject, useState} from 'react';
import type {ExampleGroup} from '../../pipeline/playground/types';
import {runningAtFirst} from '../islands/player/playback/running';
import {useHandedFiles} from '../islands/use-handed-files';
import {isMotionUnwanted} from '../lib/reduced-motion';
import {namedMedia, type Sample} from './assets/assets';
import {useAssets} from './assets/use-assets';
import {useOwnFiles} from './assets/use-own-files';
import styles from './bench.module.css';

import {encodeLink} from './link';
import type {Opening} from './opening';
import {CodeSide} from './parts/code-side';
import {MediaFiles} from './parts/media-files';
import {ProjectDialog} from './parts/project-dialog';
import {SaveDialog} from './parts/save-dialog';
import {Settings} from './parts/settings';
import {Stage} from './parts/stage';
import {Tools} from './parts/tools';
import {usePreview} from './preview/use-preview';
import {useProject} from './use-project';
import {useSaveKey} from './use-save-key';

export type BenchProps = {
	opening: Opening;
	samples: Sample[];
	/** What else the reader may open. */
	examples?: ExampleGroup[];
	/** What to open in place, on another page; otherwise, what the page's own URL asks for. */
	address?: Pick<Location, 'search' | 'hash'>;
	/** Which of the tools has the focus, for those of what is opened next. */
	focus: RefObject<number>;
	onStartOver: () => void;
};

/** Editor on one side, picture and settings on the other. */
export const Bench = ({opening, examples, samples, address, focus, onStartOver}: BenchProps) => {
	const {frame: linked} = opening;
	const demo = opening.key.replace(/^demo:/, '');
	const {project, files, change, writeFile, tooLong, isChanged, mayRun, run, keep, forget} = useProject(opening);
	// Most videos begin with an empty picture: one that doesn't play rests where it shows something.
	const [at] = useState(() => linked ?? (isMotionUnwanted() ? Math.floor(project.durationInFrames / 2) : 0));
	const [running, setRunning] = useState(() => runningAtFirst(true));
	const [host, setHost] = useState<HTMLElement | null>(null);
	const [dialog, setDialog] = useState<'project' | 'save'>();
	const {own, problems: refused, add: addFiles, remove: removeFile} = useOwnFiles();
	const {isOver, handlers} = useHandedFiles(addFiles);
	const assets = useAssets(project, samples, own);
	const {player, problems, defaults, schema, hasSound, isCurrent, hasFailed, preview} = usePreview(host, project, {
		assets,
		mayRun,
		running,
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
						running={running}
						onRunning={(part) => setRunning((before) => ({...before, ...part}))}
						linked={linked}
						at={at}
						hasSound={hasSound}
						linkOf={linkOf}
					/>
					<Settings project={project} defaults={defaults} schema={schema} onChange={change} />
					<MediaFiles own={own} samples={samples} problems={refused} onAdd={addFiles} onRemove={removeFile} />
				</section>
			</div>
			{dialog === 'project' ? (
				<ProjectDialog project={project} media={namedMedia(project, samples, own)} onClose={() => setDialog(undefined)} />
			) : null}
			{dialog === 'save' ? <SaveDialog project={project} preview={preview} player={player} onClose={() => setDialog(undefined)} /> : null}
		</>
	);
};
