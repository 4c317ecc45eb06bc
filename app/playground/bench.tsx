import {type RefObject, useCallback, useMemo, useState} from 'react';
import type {ExampleGroup} from '../../pipeline/playground/types';
import {runningAtFirst} from '../islands/player/playback/running';
import {useHandedFiles} from '../islands/use-handed-files';
import {isMotionUnwanted} from '../lib/reduced-motion';
import {acceptFiles} from './assets/accept';
import {namedMedia, type Sample} from './assets/assets';
import {useAssets} from './assets/use-assets';
import styles from './bench.module.css';
import type {Problem} from './compile/compile';
import Editor from './editor/editor';
import {encodeLink} from './link';
import type {Opening} from './opening';
import {FileTabs} from './parts/file-tabs';
import {MediaFiles} from './parts/media-files';
import {Problems} from './parts/problems';
import {ProjectDialog} from './parts/project-dialog';
import {SaveDialog} from './parts/save-dialog';
import {Settings} from './parts/settings';
import {Stage} from './parts/stage';
import {Tools} from './parts/tools';
import {usePreview} from './preview/use-preview';
import {MAX_CODE} from './project';
import {useProject} from './use-project';
import {useSaveKey} from './use-save-key';

const TOO_LONG: Problem = {
	severity: 'error',
	file: '',
	line: 1,
	from: 0,
	to: 0,
	message: `The code is longer than ${MAX_CODE.toLocaleString('en')} characters, so the last change isn’t played or kept. Make it shorter.`,
};

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
	const [active, setActive] = useState(project.files[0]?.name ?? '');
	const [place, setPlace] = useState<{line: number}>();
	// Most videos begin with an empty picture: one that doesn't play rests where it shows something.
	const [at] = useState(() => linked ?? (isMotionUnwanted() ? Math.floor(project.durationInFrames / 2) : 0));
	const [running, setRunning] = useState(() => runningAtFirst(true));
	const [host, setHost] = useState<HTMLElement | null>(null);
	const [dialog, setDialog] = useState<'project' | 'save'>();
	const [{own, problems: refused}, setOwn] = useState<ReturnType<typeof acceptFiles>>({own: [], problems: []});
	const addFiles = useCallback((files: File[]) => setOwn((before) => acceptFiles(before.own, files)), []);
	const {isOver, handlers} = useHandedFiles(addFiles);
	const assets = useAssets(project, samples, own);
	const {player, problems, defaults, schema, hasSound, isCurrent, hasFailed, preview} = usePreview(host, project, {
		assets,
		mayRun,
		running,
		at,
	});
	const file = files.find(({name}) => name === active) ?? files[0]!;
	const said = tooLong === undefined ? problems : [{...TOO_LONG, file: tooLong}, ...problems];
	const ofFile = useMemo(() => problems.filter((problem) => problem.file === file.name), [problems, file.name]);

	const go = (problem: Problem) => {
		setActive(problem.file);
		setPlace({line: problem.line});
	};

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
					<FileTabs
						files={files}
						active={file.name}
						onOpen={setActive}
						onAdd={(name) => {
							change({files: [...files, {name, code: ''}]});
							setActive(name);
							setPlace({line: 1});
						}}
						onRemove={(name) => {
							change({files: files.filter((other) => other.name !== name)});
							setActive(files[0]?.name ?? '');
						}}
					/>
					<Editor file={file} problems={ofFile} place={place} onChange={writeFile} />
					<Problems problems={said} onGo={go} />
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
					<MediaFiles
						own={own}
						samples={samples}
						problems={refused}
						onAdd={addFiles}
						onRemove={(name) => setOwn({own: own.filter((file) => file.name !== name), problems: []})}
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
