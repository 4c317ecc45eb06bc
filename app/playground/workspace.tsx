import {useCallback, useEffect, useMemo, useState} from 'react';
import {useLocation, useNavigate} from 'react-router';
import type {ExampleGroup} from '../../pipeline/playground/types';
import {copyText} from '../../prose/code/client';
import {PartError} from '../islands/loading/part-error';
import {Spinner} from '../islands/loading/spinner';
import {useLoad} from '../islands/loading/use-load';
import {runningAtFirst} from '../islands/player/playback/running';
import {isMotionUnwanted} from '../islands/player/playback/use-surroundings';
import {useHandedFiles} from '../islands/use-handed-files';
import {acceptFiles} from './assets/accept';
import {namedMedia, type Sample} from './assets/assets';
import {useAssets} from './assets/use-assets';
import type {Problem} from './compile/compile';
import Editor from './editor/editor';
import {encodeLink} from './link';
import {type Opening, openAddress} from './opening';
import {FileTabs} from './parts/file-tabs';
import {MediaFiles} from './parts/media-files';
import {Problems} from './parts/problems';
import {ProjectDialog} from './parts/project-dialog';
import {SaveDialog} from './parts/save-dialog';
import {Settings} from './parts/settings';
import {Stage} from './parts/stage';
import {usePreview} from './preview/use-preview';
import {MAX_CODE} from './project';
import {useProject} from './use-project';
import styles from './workspace.module.css';

type Props = {
	samples: Sample[];
	/** What else the reader may open. */
	examples?: ExampleGroup[];
	/** What to open in place, on another page; otherwise, what the page's own address asks for. */
	address?: Pick<Location, 'search' | 'hash'>;
};

const TOO_LONG: Problem = {
	severity: 'error',
	file: '',
	line: 1,
	from: 0,
	to: 0,
	message: `The code is longer than ${MAX_CODE.toLocaleString('en')} characters, so the last change isn’t played or kept. Make it shorter.`,
};

/** Opens what an address asks for, and again when the reader starts over. */
export default function Workspace({examples, samples, address}: Props) {
	const own = useLocation();
	const {search, hash} = address ?? own;
	const [round, setRound] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another round opens the same address afresh.
	const opening = useLoad(useCallback(() => openAddress({search, hash}), [search, hash, round]));
	const navigate = useNavigate();
	const startOver = useCallback(() => setRound((before) => before + 1), []);

	if (opening.status === 'loading') {
		return <div className={styles.waiting}>{opening.late ? <Spinner /> : null}</div>;
	}

	if (opening.status === 'error') {
		return (
			<div className={styles.waiting}>
				<PartError error={opening.error} retry={opening.retry} />
				<button type="button" className={styles.action} onClick={() => void navigate('/playground')}>
					Open the first example
				</button>
			</div>
		);
	}

	return (
		<Bench key={opening.value.id} opening={opening.value} examples={examples} samples={samples} address={address} onStartOver={startOver} />
	);
}

type BenchProps = Props & {opening: Opening; onStartOver: () => void};

/** Editor on one side, picture and settings on the other. */
const Bench = ({opening, examples, samples, address, onStartOver}: BenchProps) => {
	const {frame: linked} = opening;
	const demo = opening.key.replace(/^demo:/, '');
	const {project, change, writeFile, isTooLong, isChanged, mayRun, run, keep, forget} = useProject(opening);
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
	const file = project.files.find(({name}) => name === active) ?? project.files[0]!;
	const said = isTooLong ? [{...TOO_LONG, file: file.name}, ...problems] : problems;
	const ofFile = useMemo(() => problems.filter((problem) => problem.file === file.name), [problems, file.name]);

	const go = (problem: Problem) => {
		setActive(problem.file);
		setPlace({line: problem.line});
	};

	const canSave = player !== null && dialog === undefined;
	// The browser's own answer is to save this page.
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key === 's' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
				event.preventDefault();
				if (canSave) {
					setDialog('save');
				}
			}
		};
		document.addEventListener('keydown', onKeyDown);
		return () => document.removeEventListener('keydown', onKeyDown);
	}, [canSave]);

	const linkOf = async (frame?: number): Promise<string> =>
		new URL(`/playground${frame === undefined ? '' : `?frame=${frame}`}#${await encodeLink(project)}`, window.location.href).href;

	return (
		<>
			<div className={styles.tools}>
				{examples ? <ExampleChoice examples={examples} opened={demo} /> : null}
				{address ? (
					// Turned props would win over the draft that holds the change.
					<a
						className={styles.full}
						href={`/playground${isChanged ? `?demo=${demo}` : address.search}`}
						onClick={(event) => {
							// Where no draft can be kept, a link carries the change.
							if (!keep() && isChanged) {
								event.preventDefault();
								void linkOf().then((link) => window.location.assign(link));
							}
						}}
					>
						Open full page
					</a>
				) : null}
				<div className={styles.actions}>
					<button
						type="button"
						className={styles.action}
						disabled={!isChanged}
						onClick={() => {
							forget();
							onStartOver();
						}}
					>
						Start over
					</button>
					<button type="button" className={styles.action} onClick={({currentTarget}) => void copyText(currentTarget, linkOf())}>
						Copy link
					</button>
					<button type="button" className={styles.action} onClick={() => setDialog('project')}>
						Copy as project
					</button>
					<button type="button" className={styles.main} disabled={!player} onClick={() => setDialog('save')}>
						Save as…
					</button>
				</div>
			</div>
			<div className={styles.bench} data-over={isOver || undefined} {...handlers}>
				<section className={styles.code} aria-label="Code">
					<FileTabs
						files={project.files}
						active={file.name}
						onOpen={setActive}
						onAdd={(name) => {
							change({files: [...project.files, {name, code: ''}]});
							setActive(name);
						}}
						onRemove={(name) => {
							change({files: project.files.filter((other) => other.name !== name)});
							setActive(project.files[0]?.name ?? '');
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

const ExampleChoice = ({examples, opened}: {examples: ExampleGroup[]; opened: string}) => {
	const navigate = useNavigate();
	const isListed = examples.some(({examples: group}) => group.some(({id}) => id === opened));
	return (
		<label className={styles.examples}>
			<span>Open</span>
			<select
				className={styles.select}
				value={isListed ? opened : ''}
				onChange={({target}) => void navigate(`/playground?demo=${target.value}`, {preventScrollReset: true})}
			>
				{isListed ? null : (
					<option value="" disabled>
						an example…
					</option>
				)}
				{examples.map(({label, examples: group}) => (
					<optgroup key={label} label={label}>
						{group.map(({id, title}) => (
							<option key={id} value={id}>
								{title}
							</option>
						))}
					</optgroup>
				))}
			</select>
		</label>
	);
};
